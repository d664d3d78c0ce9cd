import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from './settings';

export type Source = { file: string; text: string };

const FOLDERS = ['contract', 'web', 'fake-bank', 'scripts'];

/** Reads every source file; paths start at the project's root. */
export const readSources = (): Source[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|js)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({
        file: relative(ROOT, path).split(sep).join('/'),
        text: readFileSync(path, 'utf8'),
      })),
  );

export const isTest = (file: string): boolean =>
  /\.(test|test-support|fixture|spec)\.tsx?$|\/(testing|tests)\//.test(file);
