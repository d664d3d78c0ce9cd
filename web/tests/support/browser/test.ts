import { test as base, expect, type Page } from '@playwright/test';
import { MONDAY_MORNING, TestBank } from '../bank';
import { suppressedOffers } from '../offers';

/** A delay during which a busy machine can still look at the loading state. */
export const LATE_MS = 5_000;

type Fixtures = {
  /** The instant at which the test's bank stands. */
  now: string;
  /** Whether the first offer may show by itself on the home: it would stand over what most tests look at. */
  offersShow: boolean;
  bank: TestBank;
  /** Signs a demo customer in and opens a page of the client. */
  signIn: (customer: string, path?: string) => Promise<void>;
  /** What the browser complained about; a test that ends with complaints fails. */
  complaints: string[];
};

/** Refusals that a test arranges are logged by the browser too: they are no defects of the client. */
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
      // A page that is open may notice the new session and lead to where it says so, on the way to `path`: one of the
      // same origin, for what a test does to storage on every page, that is none of the client's.
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
