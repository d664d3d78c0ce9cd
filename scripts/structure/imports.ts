import { posix } from 'node:path';

export type Import = { line: number; specifier: string };

const PATTERNS = [
  /^\s*(?:import|export|\})[^'"]*\bfrom\s+['"]([^'"]+)['"]/,
  /^\s*import\s+['"]([^'"]+)['"]/,
  /\bimport\(\s*['"]([^'"]+)['"]/,
];

export const importsOf = (source: string): Import[] =>
  source.split('\n').flatMap((text, index) =>
    PATTERNS.flatMap((pattern) => {
      const specifier = pattern.exec(text)?.[1];
      return specifier === undefined ? [] : [{ line: index + 1, specifier }];
    }),
  );

/** Must match `imports` of package.json. */
const ALIASES = [
  ['#contract/', 'contract/'],
  ['#bank/', 'fake-bank/'],
  ['#web/', 'web/src/'],
] as const;

/** Without extension; null for a package. */
export function ownTarget(file: string, specifier: string): string | null {
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix));
  if (alias) return specifier.replace(alias[0], alias[1]).replace(/\.tsx?$/, '');
  if (!specifier.startsWith('.')) return null;
  return posix.normalize(posix.join(posix.dirname(file), specifier));
}
