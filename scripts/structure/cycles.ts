type Needs = ReadonlyMap<string, Iterable<string>>;

function shortestCycle(needs: Needs, start: string): string[] | null {
  const ways = [...(needs.get(start) ?? [])].map((next) => [start, next]);
  const visitedNames = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const last = way.at(-1) ?? '';
    if (last === start) return way;
    if (visitedNames.has(last)) continue;
    visitedNames.add(last);
    for (const next of needs.get(last) ?? []) ways.push([...way, next]);
  }
  return null;
}

/** Each once, starting with its alphabetically first name. */
export const findCycles = (needs: Needs): string[][] =>
  [...needs.keys()].flatMap((name) => {
    const way = shortestCycle(needs, name);
    return way?.every((other) => other >= name) ? [way] : [];
  });
