import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** Bytes as they travel. */
export const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

export type BuiltFile = { name: string; content: Buffer };

/** The files of the production build. */
export const builtFiles = (): BuiltFile[] =>
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name, content: readFileSync(join(entry.parentPath, entry.name)) }));

/** The scripts that the page fetches from now on, by address, with their bytes on the way. */
export function watchScripts(page: Page): Map<string, Promise<number>> {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) {
      scripts.set(response.url(), response.body().then(gzipped));
    }
  });
  return scripts;
}

/** Those scripts with their bytes, once all of them have come. */
export const sizesOf = async (
  scripts: ReadonlyMap<string, Promise<number>>,
): Promise<ReadonlyMap<string, number>> =>
  new Map(await Promise.all([...scripts].map(async ([address, bytes]) => [address, await bytes] as const)));
