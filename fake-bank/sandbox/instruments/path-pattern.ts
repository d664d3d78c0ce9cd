import { wildcard } from '#contract/domain/fault-rule';

/** Longer than the path of any endpoint; a call of such a path finds nothing, whatever the rules say. */
export const PATH_MAX = 500;

/** Positions in a path to which a part of a pattern leads from any of the earlier ones, ascending. */
type Part = (path: string, from: readonly number[]) => number[];

const literally =
  (text: string): Part =>
  (path, from) =>
    from.filter((at) => path.startsWith(text, at)).map((at) => at + text.length);

const anything: Part = (path, [first]) =>
  first === undefined ? [] : Array.from({ length: path.length - first + 1 }, (_, i) => first + i);

/** At least one character, none of them a slash. */
const segment: Part = (path, from) => {
  const reached: number[] = [];
  let last = 0;
  for (const at of from) {
    const slash = path.indexOf('/', at);
    const end = slash < 0 ? path.length : slash;
    for (let next = Math.max(at, last) + 1; next <= end; next += 1) reached.push(next);
    last = Math.max(last, end);
  }
  return reached;
};

const partOf = (text: string): Part => {
  if (text === '*') return anything;
  return /^(\{\w+\}|:\w+)$/.test(text) ? segment : literally(text);
};

const wholeSegments = (path: string): number[] => [
  0,
  ...[...path.matchAll(/\//g)].map(({ index }) => index + 1),
];

/**
 * Whether a path ends as a pattern says: `*` is anything, `{name}` and `:name` one segment. Each part looks at each
 * position once, where a regular expression would try all ways to share a path between several `*`. Paths beyond
 * `PATH_MAX` match nothing.
 */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const parts = pattern
    .replace(/^\//, '')
    .split(wildcard)
    .filter((text) => text !== '')
    .map(partOf);
  return (path) => {
    if (path.length > PATH_MAX) return false;
    const ends = parts.reduce((from, part) => part(path, from), wholeSegments(path));
    return ends.some((at) => at === path.length || (at === path.length - 1 && path.endsWith('/')));
  };
}
