import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    restoreMocks: true,
    testTimeout: 20_000,
    pool: 'threads',
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
      { extends: true, test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
    ],
  },
});
