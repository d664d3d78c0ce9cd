import { join } from 'node:path';
import { ROOT } from '../settings';

export interface Check {
  title: string;
  command: string;
  args: readonly string[];
}

/** Checks that `npm test` runs before the tests. */
export const checks: readonly Check[] = [
  { title: 'Tipos', command: 'tsc', args: ['-p', '.'] },
  { title: 'Formato y reglas (biome)', command: 'biome', args: ['check'] },
  { title: 'Código sin uso (knip)', command: 'knip', args: [] },
  { title: 'Nombres y comentarios', command: 'tsx', args: ['scripts/language.ts'] },
  { title: 'Estructura', command: 'tsx', args: ['scripts/structure.ts'] },
  { title: 'Textos que un navegador traduce', command: 'tsx', args: ['scripts/texts.ts'] },
];

/** npm on Windows installs commands as .cmd files, which need a shell. */
export const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);
export const needsShell = process.platform === 'win32';
