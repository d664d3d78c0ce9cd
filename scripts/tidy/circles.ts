/** By name, what each needs. */
type Needs = ReadonlyMap<string, Iterable<string>>;

/** The shortest way from `start` back to itself, or null. */
function wayBack(needs: Needs, start: string): string[] | null {
  const ways = [...(needs.get(start) ?? [])].map((next) => [start, next]);
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const last = way.at(-1) ?? '';
    if (last === start) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const next of needs.get(last) ?? []) ways.push([...way, next]);
  }
  return null;
}

/** Circles of those that need each other, each told once: by its first in order. */
export const circlesOf = (needs: Needs): string[][] =>
  [...needs.keys()].flatMap((name) => {
    const way = wayBack(needs, name);
    return way?.every((other) => other >= name) ? [way] : [];
  });
