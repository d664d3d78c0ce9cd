import { wildcard } from '#contract/domain/fault-rule';

/** Exceeds every endpoint's path. */
export const MAX_PATH_LENGTH = 500;

/** Maps start positions to the end positions of a match, ascending. */
type Part = (path: string, from: readonly number[]) => number[];

const literalPart =
  (text: string): Part =>
  (path, from) =>
    from.filter((at) => path.startsWith(text, at)).map((at) => at + text.length);

const anyText: Part = (path, [first]) =>
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
  if (text === '*') return anyText;
  return /^(\{\w+\}|:\w+)$/.test(text) ? segment : literalPart(text);
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
    if (path.length > MAX_PATH_LENGTH) return false;
    const ends = parts.reduce((from, part) => part(path, from), wholeSegments(path));
    return ends.some((at) => at === path.length || (at === path.length - 1 && path.endsWith('/')));
  };
}

/** One character of a pattern, or with `repeats` any number of them. */
type Unit = { accepts: (character: string) => boolean; literal?: string; repeats?: true };

const anyUnit: Unit = { accepts: () => true };
const inSegment: Unit = { accepts: (character) => character !== '/' };
const literal = (character: string): Unit => ({
  accepts: (other) => other === character,
  literal: character,
});

const unitsOf = (pattern: string): Unit[] =>
  pattern.split(wildcard).flatMap((text, place): Unit[] => {
    if (place % 2 === 0) return [...text].map(literal);
    return text === '*' ? [{ ...anyUnit, repeats: true }] : [inSegment, { ...inSegment, repeats: true }];
  });

const isFixed = ({ literal }: Unit): boolean => literal !== undefined && literal !== '/';

const areCompatible = (unit: Unit, other: Unit): boolean =>
  other.literal === undefined
    ? unit.literal === undefined || other.accepts(unit.literal)
    : unit.accepts(other.literal);

/**
 * Returns true if some path of the endpoint matches the pattern. Fixed text of the pattern must match fixed text of
 * the endpoint at least once: a misspelt word would otherwise match every parameter.
 */
export function overlaps(pattern: string, endpoint: string): boolean {
  // Compares from the end, where most paths differ.
  const units = unitsOf(`*/${pattern.replace(/^\//, '')}`).reverse();
  const endpointUnits = unitsOf(endpoint).reverse();
  const width = endpointUnits.length + 1;
  /** Visited pairs of positions, without and with a match of fixed text. */
  const tried = new Uint8Array(2 * width * (units.length + 1));
  const fits = (at: number, to: number, hasMatched: boolean): boolean => {
    const state = 2 * (at * width + to) + Number(hasMatched);
    if (tried[state]) return false;
    tried[state] = 1;
    const [left, right] = [units[at], endpointUnits[to]];
    if (!left && !right) return hasMatched;
    if (left?.repeats && fits(at + 1, to, hasMatched)) return true;
    if (right?.repeats && fits(at, to + 1, hasMatched)) return true;
    if (!left || !right || !areCompatible(left, right)) return false;
    const matches = hasMatched || (isFixed(left) && isFixed(right));
    return fits(left.repeats ? at : at + 1, right.repeats ? to : to + 1, matches);
  };
  return fits(0, 0, !units.some(isFixed));
}
