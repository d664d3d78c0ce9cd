/** `npm run dev`: fake bank and web client, reloaded on changes, on one address. */
import './node-version.js';
import { createServer as createProbe } from 'node:net';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import express from 'express';
import { createServer, type Plugin } from 'vite';
import { BANK_OPTIONS_USAGE, bankOptions, settingsOf } from '#bank/bank-options';
import { underPrefix } from '#bank/core/module/mount-by-prefix';
import { consoleRoutes } from '#bank/sandbox/console-routes';
import { handleHelp } from './args';
import { breakOffToo } from './broken-answer';
import { CONSOLE, ensureBuild } from './build.js';
import { showLostBank } from './dev/lost-bank';
import { WatchedProcess } from './dev/watched-process';
import { addressOf, fail, ROOT, WEB_SOURCE } from './settings';

handleHelp(`npm run dev [-- options]: serves client and bank, reloaded on changes.

${BANK_OPTIONS_USAGE}`);

function readOptions() {
  try {
    const { values } = parseArgs({ options: bankOptions });
    return settingsOf(values, process.env);
  } catch (error) {
    return fail(error);
  }
}

const settings = readOptions();
const bankPort = settings.port + 1;

/** Paths of the bank; the client serves all others. */
const BANK_PATHS = '^/(api|login|__bank|user|logout|initSession)(/|\\?|$)';
const isBankPath = new RegExp(BANK_PATHS);

const BANK_SOURCES = ['contract', 'fake-bank'].map((folder) => join(ROOT, folder) + sep);
const isBankSource = (path: string) =>
  BANK_SOURCES.some((folder) => path.startsWith(folder)) && /(?<!\.test)\.ts$/.test(path);
/** Files are often saved together. */
const DEBOUNCE_MS = 100;

/** Added to the environment, which the bank inherits. */
const optionsOfBank = settings.seedFile === undefined ? [] : ['--seed', settings.seedFile];

/* The bank is behind the client's proxy, but receives the public host names. */
const bank = new WatchedProcess({
  args: ['--import', 'tsx', join(ROOT, 'fake-bank', 'main.ts'), ...optionsOfBank],
  cwd: ROOT,
  env: {
    ...process.env,
    PORT: String(bankPort),
    HOST: '127.0.0.1',
    ALLOWED_HOSTS: [settings.host, ...settings.allowedHosts].join(' '),
    ALLOW_ORIGIN: settings.allowedOrigins.join(' '),
  },
});

/** Built once: only the client reloads. */
const consoleFolder = await ensureBuild(CONSOLE);

const waitForBank: Plugin = {
  name: 'wait-for-bank',
  configureServer: ({ middlewares }) => {
    middlewares.use(
      express()
        .disable('x-powered-by')
        .use(underPrefix('/__bank', consoleRoutes(consoleFolder))),
    );
    middlewares.use((req, _res, next) => {
      if (isBankPath.test(req.url ?? '')) bank.ready.then(() => next());
      else next();
    });
    middlewares.use(showLostBank(bankPort));
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
      // Keeps the browser's Host header, by which the bank checks origins.
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

/* Checks both ports before the bank starts, so that a failure leaves no bank running. */
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

// Ends only if the first start fails. Later failures may come from unfinished edits.
if (!(await bank.start())) await end(1);
console.log(`\nBanco Cenzontle: ${addressOf(settings.port)}${settings.basePath}/`);

let debounceTimer: NodeJS.Timeout | undefined;
client.watcher.add(BANK_SOURCES).on('all', (_event, path) => {
  if (!isBankSource(path)) return;
  clearTimeout(debounceTimer);
  debounceTimer = setTimeout(() => bank.start(), DEBOUNCE_MS);
});
