import { defineConfig } from '@playwright/test';

const port = process.env.BANK_PORT ?? '4811';

export default defineConfig({
  testMatch: '*.spec.ts',
  expect: { timeout: 30_000 },
  timeout: 120_000,
  use: {
    baseURL: `http://127.0.0.1:${port}/banca/`,
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    },
  },
  webServer: { command: `npx cenzontle --port ${port}`, url: `http://127.0.0.1:${port}/__bank/health` },
});
