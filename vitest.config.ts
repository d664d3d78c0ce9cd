import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const WEB = 'web/src';

/** Test files of the client whose text matches. */
const webTests = (matches: (text: string) => boolean): string[] =>
  readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(WEB, name).replaceAll('\\', '/'))
    .filter((path) => matches(readFileSync(path, 'utf8')));

const usesMocks = (text: string) => text.includes('vi.mock(');
const usesDom = (text: string) => text.includes('@vitest-environment happy-dom');

const withMocks = webTests(usesMocks);
const withDom = webTests((text) => usesDom(text) && !usesMocks(text));

export default defineConfig({
  test: {
    restoreMocks: true,
    setupFiles: ['scripts/test/open-files.ts'],
    // Generous timeouts for busy machines. They are not performance budgets.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    pool: 'threads',
    // By default vitest leaves one core free: half of a machine with two.
    maxWorkers: '100%',
    // Test files share imported modules, which saves a third of the time; only files with mocks need isolation.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'bank',
          setupFiles: ['fake-bank/testing/property-seed.ts'],
          include: ['{contract,fake-bank,scripts,web/console}/**/*.test.ts', 'web/*.test.ts'],
          // These run in copies: see scripts/add-a-domain and scripts/pack.
          exclude: ['scripts/add-a-domain/example/**', 'fake-bank/package/example/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web rules',
          include: [`${WEB}/**/*.test.{ts,tsx}`],
          exclude: [...withMocks, ...withDom],
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'web components',
          include: withDom,
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/dom.ts'],
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'web with mocks',
          include: withMocks,
          isolate: true,
          setupFiles: ['web/src/testing/dom.ts'],
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'journeys',
          // React's production build, as in the browser tests; it takes half the time of the development build.
          env: { NODE_ENV: 'production' },
          include: ['web/tests/**/*.test.ts'],
          environment: 'happy-dom',
          globalSetup: ['web/tests/support/dom/server.ts'],
        },
      },
    ],
  },
});
