import { ensureBuild } from '../build';
import { BASE_PATHS } from './base-paths';

/** Before the browser tests: the workers' banks find the client built. */
export default async function buildClients(): Promise<void> {
  for (const basePath of BASE_PATHS) await ensureBuild(basePath);
}
