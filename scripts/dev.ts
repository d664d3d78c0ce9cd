/** `npm run dev`: the fake bank and the web client, each following its sources, on one address. */
import { spawn } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';
import { breakOffToo } from './broken-answer';
import { addressOf, fail, ROOT, settings, WEB_SOURCE } from './settings';

/** The bank listens beside the address that people use. */
const bankPort = settings.port + 1;

/** What the bank answers itself; everything else is the client's. */
const BANK_PATHS = '^/(api|login|__bank|user|logout|initSession)(/|\\?|$)';

const openClient = async () => {
  const client = await createServer({
    configFile: join(WEB_SOURCE, 'vite.config.ts'),
    configLoader: 'runner',
    base: `${settings.basePath}/`,
    server: {
      port: settings.port,
      host: settings.host,
      allowedHosts: settings.allowedHosts,
      strictPort: true,
      // The bank sees the address that the browser sees, and judges origins by it.
      proxy: {
        [BANK_PATHS]: {
          target: `http://127.0.0.1:${bankPort}`,
          changeOrigin: false,
          configure: (proxy) => void proxy.on('proxyRes', breakOffToo),
        },
      },
    },
  });
  return client.listen();
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createProbe();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });

/* First what may fail: nothing of a bank is left behind where an address is taken. */
if (!(await isFree(bankPort)))
  fail(new Error(`Port ${bankPort} is already in use: the bank needs it, beside ${settings.port} of PORT`));
const client = await openClient().catch(fail);

/* The bank stands behind the client's server, under the names that people call. */
const names = [settings.host, ...settings.allowedHosts];
const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const bank = spawn(
  process.execPath,
  [tsx, 'watch', '--clear-screen=false', join(ROOT, 'fake-bank', 'main.ts')],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(bankPort), HOST: '127.0.0.1', ALLOWED_HOSTS: names.join(' ') },
  },
);
console.log(`\nBanco Cenzontle: ${addressOf(settings.port)}${settings.basePath}/`);

const stop = async () => {
  bank.kill('SIGTERM');
  await client.close();
  process.exit(0);
};
bank.once('exit', (code) => {
  if (code) process.exit(code);
});
process.once('exit', () => bank.kill('SIGTERM'));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
