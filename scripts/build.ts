import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { DEFAULT_BASE_PATH, ROOT, WEB_SOURCE } from './settings';

/** The base path is part of a build, so each has a folder of its own. */
export const folderFor = (basePath: string): string => {
  const suffix = basePath === DEFAULT_BASE_PATH ? '' : basePath.replaceAll('/', '-') || '-root';
  return join(ROOT, 'dist', `web${suffix}`);
};

const changedAt = (path: string): number => statSync(path).mtimeMs;

function newestIn(folder: string): number {
  const times = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => changedAt(join(entry.parentPath, entry.name)));
  return Math.max(0, ...times);
}

/** Whether a build is there and as new as what it is made of. */
export function isFresh(folder: string): boolean {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return false;
  const sources = [
    ...['src', 'public', 'chunks'].map((part) => newestIn(join(WEB_SOURCE, part))),
    ...['index.html', 'vite.config.ts', 'ts-rest-without-zod3.ts'].map((file) =>
      changedAt(join(WEB_SOURCE, file)),
    ),
    newestIn(join(ROOT, 'contract')),
    changedAt(join(ROOT, 'package-lock.json')),
  ];
  return changedAt(index) >= Math.max(...sources);
}

/** Builds the web client where it is missing or older than its sources; answers its folder. */
export async function ensureBuild(basePath: string): Promise<string> {
  const folder = folderFor(basePath);
  if (!isFresh(folder)) {
    console.log(`Se construye el cliente web para ${basePath || '/'}…`);
    await build({
      configFile: join(WEB_SOURCE, 'vite.config.ts'),
      configLoader: 'runner',
      base: `${basePath}/`,
      build: { outDir: folder },
      logLevel: 'warn',
    });
  }
  return folder;
}
