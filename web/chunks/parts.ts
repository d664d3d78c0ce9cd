import { common, type ModuleGraph, type Modules, reach, union, without } from './graph';

/** Code that is fetched when it is wanted: a page, or what waits within one, such as a dialog. */
export interface Part {
  id: string;
  /** The other parts that ask for it; none where only the first visit does. */
  askedBy: readonly string[];
  /** All that it needs, but for the first visit. */
  needs: Modules;
  /** What it needs beyond what everybody who asks for it has. */
  brings: Modules;
}

/** Each part with all that it needs, but for the first visit, which is always there. */
function findParts(graph: ModuleGraph, first: Modules): ReadonlyMap<string, Modules> {
  const parts = new Map<string, Modules>();
  const askedFor = (modules: Modules): void => {
    for (const id of [...modules].flatMap(graph.mayAsk)) {
      if (first.has(id) || parts.has(id)) continue;
      const needs = reach(graph, id, first);
      parts.set(id, needs);
      askedFor(needs);
    }
  };
  askedFor(first);
  return parts;
}

/** The parts of a client of which `first` is there from the start. */
export function partsOf(graph: ModuleGraph, first: Modules): Part[] {
  const parts = findParts(graph, first);
  const asks = (modules: Modules, id: string) => [...modules].some((one) => graph.mayAsk(one).includes(id));
  const askedBy = new Map(
    [...parts.keys()].map((id) => [
      id,
      [...parts].flatMap(([by, modules]) => (asks(modules, id) ? [by] : [])),
    ]),
  );

  /* What is there before a part comes is what every asker has, itself or from before: taken for all there is at
     first, and less with each turn, until nothing changes. */
  const before = new Map([...parts.keys()].map((id) => [id, union(parts.values())]));
  const has = (id: string) => union([before.get(id) ?? [], parts.get(id) ?? []]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const id of parts.keys()) {
      const sets = (askedBy.get(id) ?? []).map(has);
      const now = common(asks(first, id) ? [new Set<string>(), ...sets] : sets);
      changed ||= now.size !== before.get(id)?.size;
      before.set(id, now);
    }
  }
  return [...parts].map(([id, needs]) => ({
    id,
    askedBy: askedBy.get(id) ?? [],
    needs,
    brings: without(needs, before.get(id) ?? new Set()),
  }));
}
