import { normalizePath, type Plugin } from 'vite';
import { barrelImports } from './barrel';
import { type ChunkOf, chunksOf } from './chunk-of';
import { circlesOf } from './circles';
import { type ModuleGraph, memoize } from './graph';

const LIBRARIES =
  /node_modules\/(@chakra-ui\/react\/dist\/esm\/(preset-base|styled-system|utils)|@emotion|@pandacss|@tanstack\/(query-core|react-query)|@ts-rest|react|react-dom|react-router|scheduler|stylis|zod|zustand)\//;

let chunkOf: ChunkOf = () => null;

/** The libraries of the first visit, which change seldom, with what they need; and all else by who needs it. */
export const groups = [
  { name: 'libraries', test: LIBRARIES, priority: 1 },
  {
    name: (id: string) => chunkOf(id),
    debugName: 'by who needs it',
    // Each module has its place already. Taken along with the first that needs it, it would be in a wrong one.
    includeDependenciesRecursively: false,
  },
];

/** Works out which module goes where, once all imports are known and before the output is cut into files. */
export const chunks = ({ entry, routes }: { entry: string; routes: string }): Plugin => ({
  name: 'chunks',
  apply: 'build',
  buildEnd() {
    // Asked once of each module: every answer crosses over from the bundler.
    const modules = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)]));
    const needs = memoize((id: string) =>
      (modules.get(id)?.importedIds ?? []).flatMap((imported) =>
        barrelImports(modules.get(id)?.code ?? '', imported, () => modules.get(imported)?.code ?? ''),
      ),
    );
    const mayAsk = memoize((id: string) => modules.get(id)?.dynamicallyImportedIds ?? []);
    const graph: ModuleGraph = { needs, mayAsk };
    chunkOf = chunksOf(graph, normalizePath(entry), normalizePath(routes));
  },
  generateBundle(_, bundle) {
    const files = Object.values(bundle).filter((file) => file.type === 'chunk');
    const [circle] = circlesOf(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
    if (circle) this.error(`files of the client need each other: ${circle.join(' → ')}`);
  },
});
