import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import client from '../vite.config';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the sandbox's console separately from the client: they share no page. */
export default mergeConfig(
  client,
  defineConfig({
    root: resolvePath('.'),
    publicDir: resolvePath('../public'),
    server: { fs: { allow: [resolvePath('../..')] } },
    build: { outDir: resolvePath('../../dist/console') },
  }),
);
