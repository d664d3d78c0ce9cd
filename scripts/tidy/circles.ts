import { isComposition, roomOf } from './law';

/** By room, the rooms that it imports. */
export type RoomGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The shortest way from `start` back to itself, or null. */
function wayBack(graph: RoomGraph, start: string): string[] | null {
  const ways = [...(graph.get(start) ?? [])].map((room) => [start, room]);
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const room = way.at(-1) ?? '';
    if (room === start) return way;
    if (seen.has(room)) continue;
    seen.add(room);
    for (const next of graph.get(room) ?? []) ways.push([...way, next]);
  }
  return null;
}

/** Circles of rooms that import each other, each told once: by its first room in order. */
export const circlesOf = (graph: RoomGraph): string[][] =>
  [...graph.keys()].flatMap((room) => {
    const way = wayBack(graph, room);
    return way?.every((other) => other >= room) ? [way] : [];
  });

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
