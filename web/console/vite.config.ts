import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import client from '../vite.config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The sandbox's console, apart from the client, which has nothing of it. */
export default mergeConfig(
  client,
  defineConfig({
    root: here('.'),
    publicDir: here('../public'),
    server: { fs: { allow: [here('../..')] } },
    build: { outDir: here('../../dist/console') },
  }),
);
