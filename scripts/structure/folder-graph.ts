import { folderOf } from './import-rules';

type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

export function folderGraph(imports: readonly { file: string; target: string | null }[]): FolderGraph {
  const graph = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [here, there] = [folderOf(file), target && folderOf(target)];
    if (here && there && here !== there) graph.set(here, (graph.get(here) ?? new Set()).add(there));
  }
  return graph;
}
