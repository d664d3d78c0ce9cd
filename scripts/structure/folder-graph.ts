import { folderOf } from './import-rules';

type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

export function folderGraph(imports: readonly { file: string; target: string | null }[]): FolderGraph {
  const graph = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [folderOf(file), target && folderOf(target)];
    if (from && to && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}
