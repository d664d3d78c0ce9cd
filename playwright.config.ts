import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/browser';

/** A server that is up already, such as http://localhost:4000/banca/: then none is started. */
const running = process.env.E2E_URL;
const PORT = Number(process.env.E2E_PORT ?? 4600);

const banca = {
  name: 'banca',
  use: { baseURL: running?.replace(/\/*$/, '/') ?? `http://localhost:${PORT}/banca/` },
};
const otherBase = {
  name: 'otra ruta base',
  testMatch: /(base-path|own-transfers)\.spec\.ts/,
  grep: /@base/,
  use: { baseURL: `http://localhost:${PORT + 1}/mi/banco/` },
};

export default defineConfig({
  testDir: 'web/tests/browser',
  fullyParallel: true,
  // A test waits for a quarter of its time: with one worker for each core they would all rest meanwhile.
  workers: Math.ceil(availableParallelism() * 1.5),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // For a machine that is busy with other things, too: no limit here says how fast anything has to be.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    locale: 'es-MX',
    // The customer's device is on the other side of the world: dates are Mexico City's all the same.
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 900 },
    // Recording every test costs a fifth more: `npx playwright test NAME --trace on` where one is wanted.
    trace: 'off',
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
  },
  ...(running
    ? { projects: [banca], globalSetup: './scripts/e2e-url.ts' }
    : {
        projects: [banca, otherBase],
        webServer: {
          command: `npx tsx scripts/test/browser-server.ts ${PORT}`,
          url: `http://localhost:${PORT}/__bank/clock`,
          // A server that is already there might serve an older client; scripts/e2e-url.ts checks one that is named.
          reuseExistingServer: false,
          // It builds the client first.
          timeout: 600_000,
        },
      }),
});
