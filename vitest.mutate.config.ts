import { defineConfig } from 'vitest/config';

/** `npm run mutate`: the tests of rules that are fast enough to run for each mutant. */
export default defineConfig({
  test: {
    restoreMocks: true,
    // Generous for a busy machine; Stryker ends endless loops.
    testTimeout: 120_000,
    include: [
      'contract/{domain,rules}/*.test.ts',
      'fake-bank/{core/{ledger,operations,calendar},shared/{lending,limits}}/*.test.ts',
      'web/src/lib/money/*.test.ts',
    ],
    // Property tests of years of credit, which take minutes.
    exclude: ['fake-bank/shared/lending/paid-ahead.test.ts'],
  },
});
