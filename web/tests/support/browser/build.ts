import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../../../dist', import.meta.url));

export type BuiltFile = { name: string; content: Buffer };

export const builtFiles = (build: 'web' | 'console' = 'web'): BuiltFile[] =>
  readdirSync(join(DIST, build), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name, content: readFileSync(join(entry.parentPath, entry.name)) }));
