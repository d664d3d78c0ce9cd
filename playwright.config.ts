import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/browser';

/** Address of a running server, such as http://localhost:4000/banca/. If it is set, no server is started. */
const serverUrl = process.env.E2E_URL;
const PORT = Number(process.env.E2E_PORT ?? 4600);

const banca = {
  name: 'banca',
  use: { baseURL: serverUrl?.replace(/\/*$/, '/') ?? `http://localhost:${PORT}/banca/` },
};
const otherBase = {
  name: 'other-base-path',
  testMatch: /(base-path|own-transfers)\.spec\.ts/,
  grep: /@base/,
  use: { baseURL: `http://localhost:${PORT + 1}/mi/banco/` },
};

export default defineConfig({
  testDir: 'web/tests/browser',
  fullyParallel: true,
  // Tests spend part of their time waiting, so there are more workers than cores.
  workers: Math.ceil(availableParallelism() * 1.5),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Generous timeouts for busy machines. They are not performance budgets.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    locale: 'es-MX',
    // A distant time zone: the client must show Mexico City's dates on any device.
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 900 },
    // Traces make tests a fifth slower. To trace one test: `npx playwright test NAME --trace on`.
    trace: 'off',
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
  },
  ...(serverUrl
    ? { projects: [banca], globalSetup: './scripts/e2e-url.ts' }
    : {
        projects: [banca, otherBase],
        webServer: {
          command: `npx tsx scripts/test/browser-server.ts ${PORT}`,
          url: `http://localhost:${PORT}/__bank/clock`,
          // A running server might serve an older client. For E2E_URL, scripts/e2e-url.ts checks this.
          reuseExistingServer: false,
          // The server builds the client first.
          timeout: 600_000,
        },
      }),
});
