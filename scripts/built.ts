/** Where builds of the web client are, and whether they are new enough: without what builds them, which is slow to load. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BASE_PATH } from '../fake-bank/settings';
import { ROOT, WEB_SOURCE } from './settings';

/** The base path is part of a build, so each has a folder of its own. */
export const folderFor = (basePath: string): string => {
  const suffix = basePath === DEFAULT_BASE_PATH ? '' : basePath.replaceAll('/', '-') || '-root';
  return join(ROOT, 'dist', `web${suffix}`);
};

const changedAt = (path: string): number => statSync(path).mtimeMs;

function newestIn(folder: string, without?: string): number {
  const times = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !(without && entry.parentPath.startsWith(join(folder, without))))
    .map((entry) => changedAt(join(entry.parentPath, entry.name)));
  return Math.max(0, ...times);
}

/** Whether a build is there and as new as what it is made of. */
export function isFresh(folder: string): boolean {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return false;
  const sources = [
    newestIn(WEB_SOURCE, 'tests'),
    newestIn(join(ROOT, 'contract')),
    changedAt(join(ROOT, 'package-lock.json')),
  ];
  return changedAt(index) >= Math.max(...sources);
}
