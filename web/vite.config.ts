import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { chakraWithoutLists } from './chakra-without-lists';
import { chunks, groups } from './chunks/plugin';
import { runtimeIn } from './chunks/runtime';
import { shorter } from './chunks/shorter';
import { reactRouterInBrowser } from './react-router-in-browser';
import { tsRestWithoutZod3 } from './ts-rest-without-zod3';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // The build does not know where it will be served: the server writes the base path into the page.
  base: './',
  plugins: [
    react(),
    tsRestWithoutZod3,
    chakraWithoutLists,
    reactRouterInBrowser,
    // Compressed once here, better than a server would for each visit.
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|svg)$/, logLevel: 'silent' }),
    chunks({ entry: here('src/app/main.tsx'), routes: here('src/app/routes/all-routes.tsx') }),
    runtimeIn('libraries'),
    shorter({ but: 'libraries' }),
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
      output: { codeSplitting: { groups } },
      // @emotion/react brings it for a `withTheme` that nobody here calls; as CommonJS it cannot say that it is idle.
      treeshake: {
        moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
      },
    },
  },
});
