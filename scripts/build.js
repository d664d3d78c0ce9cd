// @ts-check
/** JavaScript, because `npm start` loads it before the bank is compiled. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Target
 * @property {string} message
 * @property {string} config
 * @property {string} folder
 * @property {string} output
 * @property {readonly string[]} sources
 */

const at = (/** @type {string[]} */ ...path) => fileURLToPath(new URL(join('..', ...path), import.meta.url));

/** @type {Target} */
export const CLIENT = {
  message: 'Building the client…',
  config: at('web', 'vite.config.ts'),
  folder: at('dist', 'web'),
  output: at('dist', 'web', 'index.html'),
  sources: [at('contract'), at('web')],
};

/** @type {Target} */
export const CONSOLE = {
  message: 'Building the console…',
  config: at('web', 'console', 'vite.config.ts'),
  folder: at('dist', 'console'),
  output: at('dist', 'console', 'index.html'),
  sources: [at('contract'), at('web')],
};

/** @type {Target} */
export const BANK = {
  message: 'Building the bank…',
  config: at('fake-bank', 'vite.config.ts'),
  folder: at('dist', 'bank'),
  output: at('dist', 'bank', 'main.js'),
  sources: [at('contract'), at('fake-bank'), at('scripts')],
};

const TESTS = /(^|[\\/])tests([\\/]|$)|\.test\.tsx?$/;

const changedAt = (/** @type {string} */ path) => statSync(path).mtimeMs;

/** Folders count too: they change when a file is removed. */
const newestIn = (/** @type {string} */ folder) =>
  Math.max(
    changedAt(folder),
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !TESTS.test(name))
      .map((name) => changedAt(join(folder, name))),
  );

/** @param {Target} target */
export const isFresh = ({ output, sources }) =>
  existsSync(output) &&
  changedAt(output) >= Math.max(changedAt(at('package-lock.json')), ...sources.map(newestIn));

/**
 * Builds the target if it is missing or older than its sources; returns its folder.
 * @param {Target} target
 */
export async function ensureBuild(target) {
  if (!isFresh(target)) {
    console.log(target.message);
    // Loaded lazily, because the build tools take longer than a start.
    const { build } = await import('vite');
    await build({ configFile: target.config, configLoader: 'runner', logLevel: 'warn' });
  }
  return target.folder;
}
