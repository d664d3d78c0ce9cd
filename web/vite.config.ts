import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { tsRestWithoutZod3 } from './ts-rest-without-zod3';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // The build does not know where it will be served: the server writes the base path into the page.
  base: './',
  plugins: [
    react(),
    tsRestWithoutZod3(),
    // Compressed once here, better than a server would for each visit.
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|svg)$/, logLevel: 'silent' }),
  ],
  server: { fs: { allow: [here('..')] } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows files of our own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, priority: 1 },
            // Without it the browser would fetch dozens of small files for each page.
            { name: 'shared', minShareCount: 5 },
          ],
        },
      },
    },
  },
});
