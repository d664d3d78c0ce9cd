import { expect, type Page } from '@playwright/test';
import { test as base } from '#bank/package/playwright';
import { suppressedOffers } from '../offers';

/** Delay that leaves a busy machine time to check the loading state. */
export const LATE_MS = 5_000;

type Fixtures = {
  /** Allows the first offer to open by itself on the home, where it would cover the page under test. */
  offersShow: boolean;
  /** Console and page errors; the test fails if there are any. */
  complaints: string[];
};

/** The browser also logs the error responses that tests arrange. */
const EXPECTED = /Failed to load resource/;

export const test = base.extend<Fixtures>({
  offersShow: [false, { option: true }],

  context: async ({ context, offersShow }, use) => {
    if (!offersShow) {
      await context.addInitScript((stored) => {
        // An opaque origin has no storage.
        if (origin !== 'null') Object.assign(localStorage, stored);
      }, suppressedOffers);
    }
    await use(context);
  },

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a second tab of the same browser at a path of the client. */
export async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

export { expect };
