import { join } from 'node:path';
import { build } from 'vite';
import { folderFor, isFresh } from './built';
import { WEB_SOURCE } from './settings';

/** Builds the web client where it is missing or older than its sources; answers its folder. */
export async function ensureBuild(basePath: string): Promise<string> {
  const folder = folderFor(basePath);
  if (!isFresh(folder)) {
    console.log(`Se construye el cliente web para ${basePath || '/'}…`);
    await build({
      configFile: join(WEB_SOURCE, 'vite.config.ts'),
      configLoader: 'runner',
      base: `${basePath}/`,
      build: { outDir: folder },
      logLevel: 'warn',
    });
  }
  return folder;
}
