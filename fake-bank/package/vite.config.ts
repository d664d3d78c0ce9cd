import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { EXTERNAL_PACKAGES, sourceUrls } from '../source-urls';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The npm package: its modules find their files below `lib/files`. */
export default defineConfig({
  root: here('../..'),
  publicDir: false,
  plugins: [sourceUrls((id) => `./files/${relative(here('../..'), id)}`)],
  ssr: { noExternal: true, external: [...EXTERNAL_PACKAGES, '@playwright/test', 'vitest', 'vitest/node'] },
  build: {
    ssr: true,
    outDir: here('../../dist/package/lib'),
    emptyOutDir: true,
    target: 'node20',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      input: {
        cli: here('./cli.ts'),
        contract: here('../../contract/index.ts'),
        playwright: here('./playwright.ts'),
        sandbox: here('./sandbox.ts'),
        start: here('./start.ts'),
        vitest: here('./vitest.ts'),
      },
      output: { chunkFileNames: 'shared-[hash].js' },
    },
  },
});
