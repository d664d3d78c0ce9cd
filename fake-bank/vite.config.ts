import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { EXTERNAL_PACKAGES, sourceUrls } from './source-urls';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the bank of `npm start` with its packages, because loading each of them delays a start. */
export default defineConfig({
  root: here('..'),
  publicDir: false,
  plugins: [sourceUrls()],
  ssr: { noExternal: true, external: EXTERNAL_PACKAGES },
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
