import { posix } from 'node:path';

export type Import = { line: number; specifier: string };

const PATTERNS = [
  /^\s*(?:import|export|\})[^'"]*\bfrom\s+['"]([^'"]+)['"]/,
  /^\s*import\s+['"]([^'"]+)['"]/,
  /\bimport\(\s*['"]([^'"]+)['"]/,
];

/** The modules that a source names, with the lines on which it does. */
export const importsOf = (source: string): Import[] =>
  source.split('\n').flatMap((text, index) =>
    PATTERNS.flatMap((pattern) => {
      const specifier = pattern.exec(text)?.[1];
      return specifier === undefined ? [] : [{ line: index + 1, specifier }];
    }),
  );

/** As in `imports` of package.json. */
const ALIASES = [
  ['#contract/', 'contract/'],
  ['#bank/', 'fake-bank/'],
  ['#web/', 'web/src/'],
] as const;

/** The path of one of our own files, without its ending, or null for a package. */
export function ownTarget(file: string, specifier: string): string | null {
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix));
  if (alias) return specifier.replace(alias[0], alias[1]).replace(/\.tsx?$/, '');
  if (!specifier.startsWith('.')) return null;
  return posix.normalize(posix.join(posix.dirname(file), specifier));
}
