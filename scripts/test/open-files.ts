/**
 * For every test file: a file that nobody closed fails the run. Node closes it when its handle is collected as garbage
 * and warns; a later one throws, wherever the program happens to be.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll } from 'vitest';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const onWarning = ({ message }: Error): void => {
  if (/on garbage collection/.test(message)) throw new Error(`A test left a file open. ${message}`);
};

const { open, opendir } = fs;
/** Collecting all garbage costs more than most test files do. */
let hasOpened = false;

function watchOpening(): void {
  fs.open = (...args) => {
    hasOpened = true;
    return open(...args);
  };
  fs.opendir = (...args) => {
    hasOpened = true;
    return opendir(...args);
  };
  syncBuiltinESMExports();
}

beforeAll(() => {
  watchOpening();
  process.on('warning', onWarning);
});
afterAll(async () => {
  Object.assign(fs, { open, opendir });
  syncBuiltinESMExports();
  if (hasOpened) {
    collectGarbage();
    // The warning is told in a turn of its own.
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.off('warning', onWarning);
});
