import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,web/src,fake-bank,scripts}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
