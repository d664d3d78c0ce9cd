import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { tsRestWithoutZod3 } from './ts-rest-without-zod3';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: resolvePath('.'),
  // The base path is unknown at build time: the server, or `npm run build`, writes it into the page.
  base: './',
  plugins: [
    react(),
    tsRestWithoutZod3(),
    // Compressed at build time, at a higher level than a server could afford per request.
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(js|css|svg)$/,
      skipIfLargerOrEqual: false,
      logLevel: 'silent',
    }),
  ],
  server: { fs: { allow: [resolvePath('..')] } },
  build: {
    outDir: resolvePath('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no inline assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // web/tests/browser/budget.spec.ts asserts the compressed sizes.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'client', tags: ['$initial'], priority: 1 },
            // Without this group a page would load dozens of small files.
            { name: 'shared', minShareCount: 4 },
          ],
        },
      },
    },
  },
});
