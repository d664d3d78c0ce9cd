import { defineConfig } from 'vitest/config';

/** `npm run mutate`: the tests of the rules that are quick enough to be run for each defect. */
export default defineConfig({
  test: {
    restoreMocks: true,
    // For a machine that is busy: what a defect makes endless is ended by Stryker.
    testTimeout: 120_000,
    include: [
      'contract/{domain,rules}/*.test.ts',
      'fake-bank/{core/{ledger,operations,calendar},shared/{lending,limits}}/*.test.ts',
      'web/src/lib/money/*.test.ts',
    ],
    // Years of credit, by properties: minutes in all.
    exclude: ['fake-bank/shared/lending/paid-ahead.test.ts'],
  },
});
