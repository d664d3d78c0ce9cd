import { isIPv4 } from 'node:net';
import { loopbackOrigin } from './server/http/allowed-origins';
import { hostsFrom, isHostName } from './server/http/hosts';

export const DEFAULT_BASE_PATH = '/banca';

/** Returns the path with a leading and no trailing slash; empty for the root. */
export const normalBasePath = (path: string): string =>
  `/${path.replace(/^\/+|\/+$/g, '')}`.replace(/^\/$/, '');

type Name = 'PORT' | 'HOST' | 'ALLOWED_HOSTS' | 'ALLOW_ORIGIN' | 'BASE_PATH';
/** Options that a value came from, for errors. */
export type OptionNames = Readonly<Partial<Record<Name, string>>>;

class WrongSetting extends Error {
  readonly setting: Name;
  readonly reason: string;

  constructor(setting: Name, value: string, what: string) {
    const reason = `"${value}" is not ${what}.`;
    super(`${setting}: ${reason}`);
    this.setting = setting;
    this.reason = reason;
  }
}

const settingError = (name: Name, value: string, what: string) => new WrongSetting(name, value, what);

/** 0 lets the system choose. */
function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw settingError('PORT', text, 'the number of a port (0 to 65535)');
  return port;
}

/** First parts of the paths that the bank answers itself. */
const RESERVED = new Set(['api', '__bank', 'login', 'user', 'logout', 'initsession']);

function basePathFrom(text: string): string {
  const path = normalBasePath(text);
  if (!/^(\/[\w.~-]+)*$/.test(path))
    throw settingError('BASE_PATH', text, 'a path such as /banca or /mi/banco');
  const [, first = ''] = path.split('/');
  if (RESERVED.has(first.toLowerCase()))
    throw settingError('BASE_PATH', text, `free: the bank answers /${first}`);
  return path;
}

function hostFrom(text: string): string {
  const isNumber = /^[\d.]+$/.test(text);
  if (isNumber ? !isIPv4(text) : !isHostName(text) && !isHostName(`[${text}]`))
    throw settingError('HOST', text, 'the name or address of a host');
  return text;
}

function allowedFrom(text: string): string[] {
  const names = hostsFrom(text);
  const invalidName = names.find((name) => !isHostName(name));
  if (invalidName !== undefined)
    throw settingError('ALLOWED_HOSTS', text, 'a list of names of hosts, without http:// and without ports');
  return names;
}

const splitList = (list: string): string[] => list.split(/[\s,]+/).filter((word) => word !== '');

function originsFrom(text: string): string[] {
  return splitList(text).map((word) => {
    const origin = loopbackOrigin(word);
    if (origin === undefined)
      throw settingError(
        'ALLOW_ORIGIN',
        text,
        'a list of origins of this machine, such as http://localhost:5173',
      );
    return origin;
  });
}

export type Environment = Readonly<Record<string, string | undefined>>;

function parse(env: Environment) {
  const { PORT = '4000', HOST = '127.0.0.1', BASE_PATH = DEFAULT_BASE_PATH, DATA_DIR = 'data' } = env;
  return {
    port: portFrom(PORT),
    host: hostFrom(HOST),
    allowedHosts: allowedFrom(env.ALLOWED_HOSTS ?? ''),
    allowedOrigins: originsFrom(env.ALLOW_ORIGIN ?? ''),
    basePath: basePathFrom(BASE_PATH),
    /** Empty: banks live in memory. */
    dataDir: DATA_DIR,
  };
}

export function settingsFrom(env: Environment, options: OptionNames = {}): ReturnType<typeof parse> {
  try {
    return parse(env);
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    throw new Error(`${options[error.setting] ?? error.setting}: ${error.reason}`);
  }
}
