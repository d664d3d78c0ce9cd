import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes `import.meta.url` name the source, beside which a module finds its files. `placeOf` returns where they
 * are, as seen from the output folder; by default where the source is.
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

/** Packages that read files of their own, or are needed for a build only. */
export const EXTERNAL_PACKAGES = ['fs-native-extensions', 'pdfkit', 'vite'];
