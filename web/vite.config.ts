import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tsRestWithoutZod3 } from './ts-rest-without-zod3';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Always with a slash at both ends: '/banca/'. */
const base = `/${(process.env.BASE_PATH ?? '/banca').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');

/** The libraries, which change seldom, and the parts that every page is made of. */
const firstVisit = [
  {
    name: 'libraries',
    test: /node_modules\/(@chakra-ui\/react\/dist\/esm\/(preset-base|styled-system|utils)|@emotion|@pandacss|@tanstack\/(query-core|react-query)|@ts-rest|react|react-dom|react-router|scheduler|stylis|zod)\//,
  },
  { name: 'parts', test: /web\/src\/(ui|api|format|money|environment)\/|web\/src\/session\/[^/]+$/ },
];

export default defineConfig({
  root: here('.'),
  base,
  plugins: [react(), tsRestWithoutZod3],
  server: { fs: { allow: [here('..')] } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows files of our own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Everything that the first page needs anyway in two files: many small ones compress worse by 4 kB.
    rolldownOptions: { output: { codeSplitting: { groups: firstVisit } } },
  },
});
