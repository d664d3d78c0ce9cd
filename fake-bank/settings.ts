/** What the environment says of a run: PORT, HOST, ALLOWED_HOSTS, BASE_PATH, DATA_DIR. */
import { hostsFrom, isHostName } from './server/http/hosts';

export const DEFAULT_BASE_PATH = '/banca';

/** With a slash before and none after; empty for the root. */
export const normalBasePath = (path: string): string =>
  `/${path.replace(/^\/+|\/+$/g, '')}`.replace(/^\/$/, '');

/** A variable that says nothing a run could begin with: a line in words, and no stack that says nothing to anybody. */
const wrong = (name: string, value: string, what: string) => new Error(`${name}: "${value}" is not ${what}.`);

/** '4000' → 4000; 0 lets the system choose. */
function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw wrong('PORT', text, 'the number of a port (0 to 65535)');
  return port;
}

function basePathFrom(text: string): string {
  const path = normalBasePath(text);
  if (!/^(\/[\w.~-]+)*$/.test(path)) throw wrong('BASE_PATH', text, 'a path such as /banca or /mi/banco');
  return path;
}

function hostFrom(text: string): string {
  if (!isHostName(text) && !isHostName(`[${text}]`))
    throw wrong('HOST', text, 'the name or address of a host');
  return text;
}

function allowedFrom(text: string): string[] {
  const names = hostsFrom(text);
  const strange = names.find((name) => !isHostName(name));
  if (strange !== undefined)
    throw wrong('ALLOWED_HOSTS', text, 'a list of names of hosts, without http:// and without ports');
  return names;
}

/** Throws an error that names the first variable with which nothing can begin. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>) {
  const { PORT = '4000', HOST = '127.0.0.1', BASE_PATH = DEFAULT_BASE_PATH, DATA_DIR = 'data' } = env;
  return {
    port: portFrom(PORT),
    host: hostFrom(HOST),
    /** Names under which the bank may be called, beside its host and those of this machine. */
    allowedHosts: allowedFrom(env.ALLOWED_HOSTS ?? ''),
    basePath: basePathFrom(BASE_PATH),
    /** Where banks are kept; with an empty DATA_DIR they live in memory. */
    dataDir: DATA_DIR,
  };
}
