import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT, settings, WEB_BUILD, WEB_SOURCE } from './settings';

const INDEX = join(WEB_BUILD, 'index.html');

const changedAt = (path: string): number => statSync(path).mtimeMs;

function newestIn(folder: string): number {
  const times = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => changedAt(join(entry.parentPath, entry.name)));
  return Math.max(0, ...times);
}

/** Whether the built client is of these sources, and for this base path. */
function isFresh(): boolean {
  if (!existsSync(INDEX) || !readFileSync(INDEX, 'utf8').includes(`"${settings.basePath}/`)) return false;
  const sources = [
    newestIn(WEB_SOURCE),
    newestIn(join(ROOT, 'contract')),
    changedAt(join(ROOT, 'package-lock.json')),
  ];
  return changedAt(INDEX) >= Math.max(...sources);
}

/** Builds the web client where it is missing or older than its sources. */
export async function ensureBuild(): Promise<void> {
  if (isFresh()) return;
  console.log('Se construye el cliente web…');
  process.env.BASE_PATH = settings.basePath || '/';
  await build({ configFile: join(WEB_SOURCE, 'vite.config.ts'), logLevel: 'warn' });
}
