import { isComposition, roomOf } from './law';

/** By room, the rooms that it imports. */
type RoomGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which rooms import which. Tests and what puts the rooms together may go round. */
export function roomGraph(imports: readonly { file: string; target: string | null }[]): RoomGraph {
  const graph = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    if (target === null || isComposition(file)) continue;
    const [here, there] = [roomOf(file), roomOf(target)];
    if (here !== there) graph.set(here, (graph.get(here) ?? new Set()).add(there));
  }
  return graph;
}
