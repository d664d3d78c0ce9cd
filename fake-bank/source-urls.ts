import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Replaces `import.meta.url` by the URL of the source, so that modules find files next to it. `placeOf` returns
 * the path in that URL, relative to the output folder; by default the source's path.
 */
export const sourceUrls = (
  placeOf: (id: string, output: string) => string = (id, output) => relative(output, id),
): Plugin => ({
  name: 'source-urls',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: 'import.meta.url' },
    handler(code, id) {
      const source = placeOf(id, this.environment.config.build.outDir).replaceAll('\\', '/');
      const url = `new URL(${JSON.stringify(source)}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', url), map: null };
    },
  },
});

/** Packages that read their own files, or that only builds need. */
export const EXTERNAL_PACKAGES = ['fs-native-extensions', 'pdfkit', 'vite'];
