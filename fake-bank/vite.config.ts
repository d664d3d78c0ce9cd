import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Makes `import.meta.url` name the source, beside which a module finds its files. */
const sourceUrls: Plugin = {
  name: 'source-urls',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: 'import.meta.url' },
    handler(code, id) {
      const source = relative(this.environment.config.build.outDir, id).replaceAll('\\', '/');
      const url = `new URL(${JSON.stringify(source)}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', url), map: null };
    },
  },
};

/** Packages that read files of their own, or are needed for a build only. */
const OUTSIDE = ['fs-native-extensions', 'pdfkit', 'vite'];

/** The bank of `npm start`, with its packages: each that Node has to find and read delays a start. */
export default defineConfig({
  root: here('..'),
  publicDir: false,
  plugins: [sourceUrls],
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: here('../scripts/start/main.ts'),
    outDir: here('../dist/bank'),
    emptyOutDir: true,
    target: 'node20',
    reportCompressedSize: false,
    // One file, loaded from disk.
    chunkSizeWarningLimit: 10_000,
  },
});
