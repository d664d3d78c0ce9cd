import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const WEB = 'web/src';

/** Tests with a window, or with other modules in place of ours, leave things behind in what they import. */
const alone = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join(WEB, name).replaceAll('\\', '/'))
  .filter((path) => /@vitest-environment|vi\.mock\(/.test(readFileSync(path, 'utf8')));

export default defineConfig({
  test: {
    restoreMocks: true,
    setupFiles: ['scripts/test/open-files.ts'],
    // For a machine that is busy with other things, too: no limit here says how fast anything has to be.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    pool: 'threads',
    // By itself vitest leaves a core free, which is half of two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'bank',
          include: ['{contract,fake-bank,scripts}/**/*.test.ts', 'web/{*,chunks/*}.test.ts'],
          // A bank keeps nothing outside of what a test makes, so its files can share what they import: a third of the cost.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: [`${WEB}/**/*.test.{ts,tsx}`],
          exclude: alone,
          // Rules, which keep nothing either.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: { name: 'web with a window', include: alone, setupFiles: ['scripts/test/patience.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['web/tests/journeys/**/*.test.ts'],
          environment: 'happy-dom',
          isolate: false,
          globalSetup: ['web/tests/support/dom/server.ts'],
        },
      },
    ],
  },
});
