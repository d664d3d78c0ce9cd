import { expect, type Page } from '@playwright/test';
import { test as base } from '#bank/package/playwright';
import { suppressedOffers } from '../offers';

/** Delay that leaves a busy machine time to check the loading state. */
export const DELAY_MS = 5_000;

type Fixtures = {
  /** Allows the first offer to open by itself on the home, where it would cover the page under test. */
  showsOffers: boolean;
  /** Console and page errors; the test fails if there are any. */
  consoleErrors: string[];
};

/** The browser also logs the error responses that tests cause. */
const EXPECTED = /Failed to load resource/;

export const test = base.extend<Fixtures>({
  showsOffers: [false, { option: true }],

  context: async ({ context, showsOffers }, use) => {
    if (!showsOffers) {
      await context.addInitScript((stored) => {
        // An opaque origin has no storage.
        if (origin !== 'null') Object.assign(localStorage, stored);
      }, suppressedOffers);
    }
    await use(context);
  },

  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on('pageerror', (error) => consoleErrors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) consoleErrors.push(message.text());
      });
      await use(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens another tab of the same browser at a path of the client. */
export async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

export { expect };
