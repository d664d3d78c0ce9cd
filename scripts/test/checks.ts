import { join } from 'node:path';
import { ROOT } from '../settings';

/** A command of a package that passes or fails. */
export interface Check {
  title: string;
  command: string;
  args: readonly string[];
}

/** The checks of `npm run check`; `npm test` runs them before its tests. */
export const checks: readonly Check[] = [
  { title: 'Tipos', command: 'tsc', args: ['-p', '.'] },
  { title: 'Formato y reglas (biome)', command: 'biome', args: ['check'] },
  { title: 'Código sin uso (knip)', command: 'knip', args: [] },
  { title: 'Estructura', command: 'tsx', args: ['scripts/structure.ts'] },
  { title: 'Textos que un navegador traduce', command: 'tsx', args: ['scripts/texts.ts'] },
];

/** The path of a package's command. npm on Windows installs them as .cmd files, which only a shell runs. */
export const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);
export const needsShell = process.platform === 'win32';
