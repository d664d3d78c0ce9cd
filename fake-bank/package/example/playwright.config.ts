import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '*.spec.ts',
  expect: { timeout: 30_000 },
  timeout: 120_000,
  use: {
    baseURL: 'http://127.0.0.1:4811/banca/',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    },
  },
  webServer: { command: 'npx cenzontle --port 4811', url: 'http://127.0.0.1:4811/__bank/health' },
});
