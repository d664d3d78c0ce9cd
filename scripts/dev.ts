/** `npm run dev`: the fake bank and the web client, each following its sources, on one address. */
import './node-version';
import { createServer as createProbe } from 'node:net';
import { join, sep } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { parseArgs } from './args';
import { breakOffToo } from './broken-answer';
import { Followed } from './dev/followed';
import { addressOf, fail, ROOT, settings, WEB_SOURCE } from './settings';

parseArgs([]);

/** The bank listens beside the address that people use. */
const bankPort = settings.port + 1;

/** What the bank answers itself; everything else is the client's. */
const BANK_PATHS = '^/(api|login|__bank|user|logout|initSession)(/|\\?|$)';
const isBanks = new RegExp(BANK_PATHS);

/** What the bank is made of; its tests are no part of it. */
const BANK_SOURCES = ['contract', 'fake-bank'].map((folder) => join(ROOT, folder) + sep);
const isBankSource = (path: string) =>
  BANK_SOURCES.some((folder) => path.startsWith(folder)) && /(?<!\.test)\.ts$/.test(path);
/** Saving one file often saves another. */
const SETTLES_MS = 100;

/* The bank stands behind the client's server, under the names that people call. */
const bank = new Followed({
  args: ['--import', 'tsx', join(ROOT, 'fake-bank', 'main.ts')],
  cwd: ROOT,
  env: {
    ...process.env,
    PORT: String(bankPort),
    HOST: '127.0.0.1',
    ALLOWED_HOSTS: [settings.host, ...settings.allowedHosts].join(' '),
  },
});

/** While the bank is started again, calls wait for it. */
const waitForBank: Plugin = {
  name: 'wait-for-bank',
  configureServer: ({ middlewares }) => {
    middlewares.use((req, _res, next) => {
      if (isBanks.test(req.url ?? '')) bank.ready.then(() => next());
      else next();
    });
  },
};

const openClient = async () => {
  const client = await createServer({
    configFile: join(WEB_SOURCE, 'vite.config.ts'),
    configLoader: 'runner',
    base: `${settings.basePath}/`,
    plugins: [waitForBank],
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

const end = async (code: number) => {
  await bank.stop();
  await client.close();
  process.exit(code);
};
process.once('SIGINT', () => end(0));
process.once('SIGTERM', () => end(0));

// It has said why it does not start. Later, an unfinished change may be the reason, and the next one mends it.
if (!(await bank.start())) await end(1);
console.log(`\nBanco Cenzontle: ${addressOf(settings.port)}${settings.basePath}/`);

let settling: NodeJS.Timeout | undefined;
client.watcher.add(BANK_SOURCES).on('all', (_event, path) => {
  if (!isBankSource(path)) return;
  clearTimeout(settling);
  settling = setTimeout(() => bank.start(), SETTLES_MS);
});
