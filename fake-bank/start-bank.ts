import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bankDate } from '#contract/domain/dates';
import { createApp } from './app';
import { bankOptions, settingsOf } from './bank-options';
import { Banks, DEMO_BANK } from './core/tenants/banks';
import type { BankSettings } from './core/tenants/settings';
import { collections, jobHandlers } from './modules';
import { addMissing, readPeople, seedWith } from './people-file';
import { seedBank as seedDemo, seedFromNow } from './seed/seed';
import { hostsFrom } from './server/http/hosts';
import { Sessions } from './server/http/sessions';
import { persistSessions } from './server/http/stored-sessions';

export type BankOptions = {
  port: number;
  host: string;
  basePath: string;
  dataDir?: string;
  allowedHosts?: readonly string[];
  allowedOrigins?: readonly string[];
  webFolder?: string;
  consoleFolder?: string;
  seedBank?: BankSettings['seedBank'];
  /** JSON file with people, added to every seeded bank. */
  seedFile?: string;
};

/** Longer than clients keep an idle connection, so that they close it first and no call is lost. */
const KEEP_ALIVE_MS = 65_000;

const GRACE_MS = 5_000;

/** Codes of listen errors caused by the host, not the port. */
const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']);

/** Event streams never end, so shutdown does not wait for them. */
const isEventStream = (res: ServerResponse): boolean => res.getHeader('content-type') === 'text/event-stream';

/** Stops accepting, waits at most `graceMs` for calls and closes idle connections, for which Node waits. */
function trackConnections(server: Server): (graceMs?: number) => Promise<void> {
  const sockets = new Set<Socket>();
  const calling = new Map<Socket, ServerResponse>();
  let isClosing = false;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }, res) => {
    calling.set(socket, res);
    res.once('close', () => {
      calling.delete(socket);
      if (isClosing) socket.end();
    });
  });
  return async (graceMs = GRACE_MS) => {
    isClosing = true;
    const serverClosed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) if (!calling.has(socket)) socket.destroy();
    for (const res of calling.values()) if (isEventStream(res)) res.end();
    const graceTimer = setTimeout(() => server.closeAllConnections(), graceMs);
    await serverClosed;
    clearTimeout(graceTimer);
  };
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const subject = NO_HOST.has(error.code ?? '') ? `Host ${host}` : `Port ${port}`;
      reject(new Error(`${subject} cannot be used: ${error.message}`));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

async function openBanks(
  {
    host,
    basePath,
    dataDir,
    webFolder,
    consoleFolder,
    allowedHosts = [],
    allowedOrigins = [],
    seedBank = seedDemo,
    seedFile,
  }: BankOptions,
  port: number,
) {
  const people = seedFile === undefined ? undefined : await readPeople(seedFile, bankDate(Date.now()));
  const banks = await Banks.open({
    collections,
    handlers: jobHandlers,
    seedBank: people ? seedWith(seedBank, people) : seedBank,
    seedFromNow,
    systemClock: Date.now,
    ...(dataDir && { dataDir }),
  });
  if (people)
    await addMissing(banks.get(DEMO_BANK), people).catch(async (error: unknown) => {
      await banks.close();
      throw error;
    });
  const sessions = new Sessions(Date.now);
  const sessionsFile = dataDir
    ? await persistSessions(join(dataDir, 'sessions.json'), sessions, banks)
    : null;
  const app = createApp({
    banks,
    sessions,
    systemClock: Date.now,
    port,
    basePath,
    allowedHosts: [...hostsFrom(host), ...allowedHosts],
    allowedOrigins,
    ...(webFolder && { webFolder }),
    ...(consoleFolder && { consoleFolder }),
  });
  const closeBanks = async () => {
    await sessionsFile?.();
    await banks.close();
  };
  return { app, closeBanks };
}

/** Listens before touching a file, so that a port conflict changes nothing; early calls wait. */
export async function startBank(options: BankOptions): Promise<{ url: string; stop: () => Promise<void> }> {
  const { host } = options;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const close = trackConnections(server);
  const address = await listen(server, options.port, host);
  const opening = openBanks(options, address);
  const wait: RequestListener = (req, res) =>
    void opening.then(
      ({ app }) => app(req, res),
      () => req.socket.destroy(),
    );
  server.on('request', wait);
  const { app, closeBanks } = await opening.catch(async (error: unknown) => {
    await close(0);
    throw error;
  });
  server.off('request', wait).on('request', app);
  const hostInUrl = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${hostInUrl}:${address}`,
    stop: async () => {
      await close();
      await closeBanks();
    },
  };
}

export async function runBank(options: Pick<BankOptions, 'seedBank'> = {}): Promise<void> {
  try {
    const { values } = parseArgs({ options: bankOptions });
    const bank = await startBank({ ...settingsOf(values, process.env), ...options });
    console.log(`El banco escucha en ${bank.url}`);
    const stop = () => bank.stop().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
