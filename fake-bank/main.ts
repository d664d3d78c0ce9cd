import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { Banks } from './ground/bank/banks';
import { collections, dueHandlers } from './nouns';
import { seedBank, seedFromNow } from './seed/seed';
import { hostsFrom } from './server/http/hosts';
import { keepSessions } from './server/http/kept-sessions';
import { Sessions } from './server/http/sessions';

export type BankOptions = {
  port: number;
  host: string;
  basePath: string;
  dataDir?: string;
  /** Names under which the bank may be called, beside `host` and those of this machine. */
  allowedHosts?: readonly string[];
  webFolder?: string;
};

/** Longer than clients keep an idle connection: whoever closes first, no call should be lost to it. */
const KEEP_ALIVE_MS = 65_000;

/** Starts the fake bank; answers its address and a way to stop it with everything on disk. */
export async function startBank(options: BankOptions): Promise<{ url: string; stop: () => Promise<void> }> {
  const { port, host, basePath, dataDir, webFolder, allowedHosts = [] } = options;
  const banks = await Banks.open({
    collections,
    handlers: dueHandlers,
    seedBank,
    seedFromNow,
    wall: Date.now,
    ...(dataDir && { dataDir }),
  });
  const sessions = new Sessions(Date.now);
  const written = dataDir ? await keepSessions(join(dataDir, 'sessions.json'), sessions, banks) : null;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`Port ${port} cannot be used: ${error.message}`)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const open = typeof address === 'object' && address ? address.port : port;
  server.on(
    'request',
    createApp({
      banks,
      sessions,
      wall: Date.now,
      port: open,
      basePath,
      allowedHosts: [...hostsFrom(host), ...allowedHosts],
      ...(webFolder && { webFolder }),
    }),
  );
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${open}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await written?.();
      await banks.close();
    },
  };
}

async function main(): Promise<void> {
  const { PORT = '4000', HOST = '127.0.0.1', BASE_PATH = '/banca', DATA_DIR = 'data' } = process.env;
  const { ALLOWED_HOSTS = '' } = process.env;
  const basePath = `/${BASE_PATH.replace(/^\/+|\/+$/g, '')}`.replace(/^\/$/, '');
  const bank = await startBank({
    port: Number(PORT),
    host: HOST,
    basePath,
    dataDir: DATA_DIR,
    allowedHosts: hostsFrom(ALLOWED_HOSTS),
  });
  console.log(`El banco escucha en ${bank.url}`);
  const stop = () => bank.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
