import { wildcard } from '#contract/domain/fault-rule';

/** Exceeds every endpoint's path. */
export const PATH_MAX = 500;

/** Maps start positions to the end positions of a match, ascending. */
type Part = (path: string, from: readonly number[]) => number[];

const literally =
  (text: string): Part =>
  (path, from) =>
    from.filter((at) => path.startsWith(text, at)).map((at) => at + text.length);

const anything: Part = (path, [first]) =>
  first === undefined ? [] : Array.from({ length: path.length - first + 1 }, (_, i) => first + i);

/** One or more characters except slashes. */
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

/** `*` is any text, `{name}` and `:name` one segment. No regular expression: it could backtrack for long. */
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
