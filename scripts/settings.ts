/** What the environment says of a run: PORT, HOST, ALLOWED_HOSTS, BASE_PATH, DATA_DIR. */
import { fileURLToPath } from 'node:url';
import { hostsFrom } from '../fake-bank/server/http/hosts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const WEB_SOURCE = fileURLToPath(new URL('../web', import.meta.url));

export const DEFAULT_BASE_PATH = '/banca';

/** With a slash before and none after; empty for the root. */
export const normalBasePath = (path: string): string =>
  `/${path.replace(/^\/+|\/+$/g, '')}`.replace(/^\/$/, '');

const { PORT = '4000', HOST = '127.0.0.1', BASE_PATH = DEFAULT_BASE_PATH, DATA_DIR = 'data' } = process.env;
const { ALLOWED_HOSTS = '' } = process.env;

/** '4000' → 4000; 0 lets the system choose. Throws an error that names PORT for anything but a port's number. */
export function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`PORT: "${text}" is not the number of a port (0 to 65535).`);
  return port;
}

/** What stops a command that cannot begin: one line, and no stack that says nothing to whoever started it. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function portOfRun(): number {
  try {
    return portFrom(PORT);
  } catch (error) {
    return fail(error);
  }
}

export const settings = {
  port: portOfRun(),
  host: HOST,
  /** Names under which the bank may be called, beside its host and those of this machine. */
  allowedHosts: hostsFrom(ALLOWED_HOSTS),
  basePath: normalBasePath(BASE_PATH),
  /** Where banks are kept; with an empty DATA_DIR they live in memory. */
  dataDir: DATA_DIR,
} as const;

/** Where browsers find a server that listens on `host`. */
export const addressOf = (port: number, host: string = settings.host): string =>
  `http://${host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
