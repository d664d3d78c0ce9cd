import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startBank as start } from '#bank/start-bank';
import { normalBasePath } from '../settings';

/** The client's build, in the package. */
const CLIENT = fileURLToPath(new URL('./client', import.meta.url));

export type StartOptions = {
  /** 0 (default) lets the system choose. */
  port?: number;
  host?: string;
  /** Folder of kept banks; without it all banks live in memory. */
  dataDir?: string;
  /** Path of the web client. */
  basePath?: string;
  /** Origins of pages on this machine that may call the bank, such as http://localhost:5173. */
  allowedOrigins?: readonly string[];
  /** Serves the web client too; true by default. */
  client?: boolean;
  /** JSON file with a list of people, as `bank.person` takes them; every new bank has them. */
  seedFile?: string;
};

export type RunningBank = { url: string; stop: () => Promise<void> };

/** Starts a fake bank in this process. */
export const startBank = ({
  port = 0,
  host = '127.0.0.1',
  dataDir,
  basePath = '/banca',
  allowedOrigins = [],
  client = true,
  seedFile,
}: StartOptions = {}): Promise<RunningBank> =>
  start({
    port,
    host,
    basePath: normalBasePath(basePath),
    allowedOrigins,
    ...(dataDir !== undefined && { dataDir }),
    ...(seedFile !== undefined && { seedFile }),
    ...(client && existsSync(CLIENT) && { webFolder: CLIENT }),
  });
