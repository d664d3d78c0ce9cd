/** Fails a test file with an unclosed file handle. Node only warns when it collects such a handle. */
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
/** Garbage collection is forced only if a file was opened: it takes longer than most test files. */
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
    // Node emits the warning asynchronously.
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.off('warning', onWarning);
});
