import { normalizePath, type Plugin } from 'vite';

const files = new Set<string>();

/**
 * Our own files that the first page is made of: what static imports reach from the entry. One file of them all
 * travels at once and compresses better than many, and what only later pages use stays out of it.
 */
export const isFirstVisit = (id: string): boolean => files.has(id);

/** Follows the imports once all of them are known, before the output is cut into files. */
export const firstVisit = (entry: string): Plugin => ({
  name: 'first-visit',
  apply: 'build',
  buildEnd() {
    files.clear();
    const follow = (id: string): void => {
      if (files.has(id) || id.includes('/node_modules/')) return;
      files.add(id);
      this.getModuleInfo(id)?.importedIds.forEach(follow);
    };
    follow(normalizePath(entry));
  },
});
