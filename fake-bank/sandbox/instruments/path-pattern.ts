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

/** One character, or with `repeats` any number of them. */
type Unit = { accepts: (character: string) => boolean; literal?: string; repeats?: true };

const any: Unit = { accepts: () => true };
const inSegment: Unit = { accepts: (character) => character !== '/' };
const literal = (character: string): Unit => ({
  accepts: (other) => other === character,
  literal: character,
});

const unitsOf = (pattern: string): Unit[] =>
  pattern.split(wildcard).flatMap((text, place): Unit[] => {
    if (place % 2 === 0) return [...text].map(literal);
    return text === '*' ? [{ ...any, repeats: true }] : [inSegment, { ...inSegment, repeats: true }];
  });

const isName = ({ literal }: Unit): boolean => literal !== undefined && literal !== '/';

const compatible = (one: Unit, other: Unit): boolean =>
  other.literal === undefined
    ? one.literal === undefined || other.accepts(one.literal)
    : one.accepts(other.literal);

/**
 * Returns true if a path of the endpoint matches the pattern. A pattern with a name shares a part of it with the
 * endpoint: any name could be a key.
 */
export function overlaps(pattern: string, endpoint: string): boolean {
  // Compared from their ends, where most differ.
  const one = unitsOf(`*/${pattern.replace(/^\//, '')}`).reverse();
  const other = unitsOf(endpoint).reverse();
  const width = other.length + 1;
  const seen = new Uint8Array(2 * width * (one.length + 1));
  const visit = (at: number, to: number, shared: boolean): boolean => {
    const state = 2 * (at * width + to) + Number(shared);
    if (seen[state]) return false;
    seen[state] = 1;
    const [left, right] = [one[at], other[to]];
    if (!left && !right) return shared;
    if (left?.repeats && visit(at + 1, to, shared)) return true;
    if (right?.repeats && visit(at, to + 1, shared)) return true;
    if (!left || !right || !compatible(left, right)) return false;
    const named = shared || (isName(left) && isName(right));
    return visit(left.repeats ? at : at + 1, right.repeats ? to : to + 1, named);
  };
  return visit(0, 0, !one.some(isName));
}
