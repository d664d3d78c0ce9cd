/** `npm run dev`: the fake bank and the web client, each following its sources, on one address. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { addressOf, ROOT, settings, WEB_SOURCE } from './settings';

/** The bank listens beside the address that people use. */
const bankPort = settings.port + 1;

/** What the bank answers itself; everything else is the client's. */
const BANK_PATHS = '^/(api|login|__bank|user|logout|initSession)(/|\\?|$)';

const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const bank = spawn(
  process.execPath,
  [tsx, 'watch', '--clear-screen=false', join(ROOT, 'fake-bank', 'main.ts')],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(bankPort), HOST: '127.0.0.1' },
  },
);

const client = await createServer({
  configFile: join(WEB_SOURCE, 'vite.config.ts'),
  configLoader: 'runner',
  base: `${settings.basePath}/`,
  server: {
    port: settings.port,
    host: settings.host,
    strictPort: true,
    // The bank sees the address that the browser sees, and judges origins by it.
    proxy: { [BANK_PATHS]: { target: `http://127.0.0.1:${bankPort}`, changeOrigin: false } },
  },
});
await client.listen();
console.log(`\nBanco Cenzontle: ${addressOf(settings.port)}${settings.basePath}/`);

const stop = async () => {
  bank.kill('SIGTERM');
  await client.close();
  process.exit(0);
};
bank.once('exit', (code) => {
  if (code) process.exit(code);
});
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
