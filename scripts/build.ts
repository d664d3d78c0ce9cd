import { join } from 'node:path';
import { build } from 'vite';
import { BUILD, isFresh } from './built';
import { WEB_SOURCE } from './settings';

/** Builds the web client if it is missing or older than its sources; returns its folder. */
export async function ensureBuild(): Promise<string> {
  if (!isFresh()) {
    console.log('Se construye el cliente web…');
    await build({
      configFile: join(WEB_SOURCE, 'vite.config.ts'),
      configLoader: 'runner',
      logLevel: 'warn',
    });
  }
  return BUILD;
}
