import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startBank as start } from '#bank/start-bank';
import { settingsFrom } from '../settings';

/** Builds of the client and of the sandbox's console, in the package. */
const CLIENT = fileURLToPath(new URL('./client', import.meta.url));
const CONSOLE = fileURLToPath(new URL('./console', import.meta.url));

export type StartOptions = {
  /** 0 (default) lets the system choose. */
  port?: number;
  host?: string;
  /** Folder of durable banks; without it all banks live in memory. */
  dataDir?: string;
  /** Path of the web client. */
  basePath?: string;
  /** Origins of pages on this machine that may call the bank, such as http://localhost:5173. */
  allowedOrigins?: readonly string[];
  /** Host names beside localhost and *.localhost under which the bank answers. */
  allowedHosts?: readonly string[];
  /** Serves the web client too; true by default. */
  client?: boolean;
  /** JSON file with a list of people in the format of `bank.person`, added to every new bank. */
  seedFile?: string;
};

export type RunningBank = { url: string; stop: () => Promise<void> };

const DEFAULTS: Required<Omit<StartOptions, 'seedFile'>> = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  basePath: '/banca',
  allowedOrigins: [],
  allowedHosts: [],
  client: true,
};

const OPTION_NAMES = {
  PORT: 'port',
  HOST: 'host',
  BASE_PATH: 'basePath',
  ALLOW_ORIGIN: 'allowedOrigins',
  ALLOWED_HOSTS: 'allowedHosts',
};

const OPTIONS = [...Object.keys(DEFAULTS), 'seedFile'];

/** Starts a fake bank in this process. */
export async function startBank(options: StartOptions = {}): Promise<RunningBank> {
  const unknown = Object.keys(options).filter((name) => !OPTIONS.includes(name));
  if (unknown.length > 0)
    throw new Error(`startBank has no option ${unknown.join(', ')}; there are ${OPTIONS.join(', ')}.`);
  const { port, host, dataDir, basePath, allowedOrigins, allowedHosts, client } = { ...DEFAULTS, ...options };
  const env = {
    PORT: String(port),
    HOST: host,
    BASE_PATH: basePath,
    DATA_DIR: dataDir,
    ALLOW_ORIGIN: allowedOrigins.join(),
    ALLOWED_HOSTS: allowedHosts.join(),
  };
  return start({
    ...settingsFrom(env, OPTION_NAMES),
    ...(options.seedFile !== undefined && { seedFile: options.seedFile }),
    ...(client && existsSync(CLIENT) && { webFolder: CLIENT }),
    ...(existsSync(CONSOLE) && { consoleFolder: CONSOLE }),
  });
}
