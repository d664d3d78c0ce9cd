/** Checks if the built client is fresh without loading the build tools, which is slow. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, WEB_SOURCE } from './settings';

export const BUILD = join(ROOT, 'dist', 'web');

const changedAt = (path: string): number => statSync(path).mtimeMs;

function newestIn(folder: string, without?: string): number {
  const times = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !(without && entry.parentPath.startsWith(join(folder, without))))
    .map((entry) => changedAt(join(entry.parentPath, entry.name)));
  return Math.max(0, ...times);
}

export function isFresh(): boolean {
  const index = join(BUILD, 'index.html');
  if (!existsSync(index)) return false;
  const sources = [
    newestIn(WEB_SOURCE, 'tests'),
    newestIn(join(ROOT, 'contract')),
    changedAt(join(ROOT, 'package-lock.json')),
  ];
  return changedAt(index) >= Math.max(...sources);
}
