import { fileURLToPath } from 'node:url';
import { settingsFrom } from '#bank/settings';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const WEB_SOURCE = fileURLToPath(new URL('../web', import.meta.url));

/** Ends a command with a one-line error instead of a stack trace. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function settingsOfRun() {
  try {
    return settingsFrom(process.env);
  } catch (error) {
    return fail(error);
  }
}

export const settings = settingsOfRun();

export const addressOf = (port: number, host: string = settings.host): string =>
  `http://${host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
