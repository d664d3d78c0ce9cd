import { join } from 'node:path';
import { ROOT } from '../settings';

export interface Check {
  title: string;
  command: string;
  args: readonly string[];
}

/** Checks that `npm test` runs before the tests. */
export const checks: readonly Check[] = [
  { title: 'Types', command: 'tsc', args: ['-p', '.'] },
  { title: 'Format and lint (biome)', command: 'biome', args: ['check'] },
  { title: 'Unused code (knip)', command: 'knip', args: [] },
  { title: 'Names and comments', command: 'tsx', args: ['scripts/language.ts'] },
  { title: 'Structure', command: 'tsx', args: ['scripts/structure.ts'] },
  { title: 'Translatable texts', command: 'tsx', args: ['scripts/texts.ts'] },
];

/** npm on Windows installs commands as .cmd files, which need a shell. */
export const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);
export const needsShell = process.platform === 'win32';
