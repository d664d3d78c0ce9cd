type Needs = ReadonlyMap<string, Iterable<string>>;

function shortestCycle(needs: Needs, start: string): string[] | null {
  const paths = [...(needs.get(start) ?? [])].map((next) => [start, next]);
  const visitedNames = new Set<string>();
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    const last = path.at(-1) ?? '';
    if (last === start) return path;
    if (visitedNames.has(last)) continue;
    visitedNames.add(last);
    for (const next of needs.get(last) ?? []) paths.push([...path, next]);
  }
  return null;
}

/** Returns each cycle once, starting with its alphabetically first name. */
export const findCycles = (needs: Needs): string[][] =>
  [...needs.keys()].flatMap((name) => {
    const path = shortestCycle(needs, name);
    return path?.every((other) => other >= name) ? [path] : [];
  });
