import { test as base, expect, type Page } from '@playwright/test';
import { MONDAY_MORNING, TestBank } from '../bank';
import { suppressedOffers } from '../offers';

/** Delay that leaves a busy machine time to check the loading state. */
export const LATE_MS = 5_000;

type Fixtures = {
  /** The clock of the test's bank. */
  now: string;
  /** Allows the first offer to open by itself on the home, where it would cover the page under test. */
  offersShow: boolean;
  bank: TestBank;
  /** Signs a demo customer in and opens a page of the client. */
  signIn: (customer: string, path?: string) => Promise<void>;
  /** Console and page errors; the test fails if there are any. */
  complaints: string[];
};

/** The browser also logs the error responses that tests arrange. */
const EXPECTED = /Failed to load resource/;

export const test = base.extend<Fixtures>({
  now: [MONDAY_MORNING, { option: true }],
  offersShow: [false, { option: true }],

  bank: async ({ context, baseURL, now, offersShow }, use) => {
    if (!offersShow) {
      await context.addInitScript((stored) => {
        // An opaque origin has no storage.
        if (origin !== 'null') Object.assign(localStorage, stored);
      }, suppressedOffers);
    }
    const bank = await TestBank.create(new URL(baseURL ?? '').origin, now);
    await context.setExtraHTTPHeaders({ 'x-bank': bank.id });
    await use(bank);
    await bank.delete();
  },

  signIn: async ({ bank, page, baseURL }, use) => {
    await use(async (customer, path = 'account-summary') => {
      expect(bank.id).toBeTruthy();
      const { origin } = new URL(baseURL ?? '');
      // An open page of the client may notice the new session and navigate before `path` is loaded, so leave it
      // first. The page in between has the same origin, because init scripts of tests write to its storage.
      if (page.url() !== 'about:blank') await page.goto(`${origin}/__bank/clock`);
      await page.request.post(`${origin}/login`, { form: { customer }, maxRedirects: 0 });
      await page.goto(path);
    });
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
