/** Files that need each other, in a row, or null: such files may run before what they need. */
export function circleOf(needs: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const needed of needs.get(file) ?? []) {
      const circle = follow(needed, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of needs.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return null;
}
