import type { Page } from '@playwright/test';
import { test as base, expect, inject, vi } from 'vitest';
import { type Bank, sandbox, type Time } from '#bank/package/sandbox';
import { suppressedOffers } from '../offers';
import { Network } from './network';
import { asPlaywrightPage } from './page';
import './expect';
import { prepareWindow } from './window';

const origin = inject('bankUrl');
const network = new Network(globalThis.fetch);
const domPage = prepareWindow(network, origin);
const page = asPlaywrightPage(domPage);

/** Expected console messages: failed calls, connections that a fault cuts, and Emotion's advice for server rendering. */
const EXPECTED = /^(GET|POST|PUT|PATCH|DELETE) http|^Error: socket hang up$|server-side rendering/;

type Size = { width: number; height: number };
type Fixtures = {
  /** The clock of the test's bank. */
  now: Time;
  /** Allows the first offer to open by itself on the home. */
  showsOffers: boolean;
  viewport: Size;
  baseURL: string;
  bank: Bank;
  /** The test fails if its page logs an error. */
  page: Page;
  /** Signs a demo customer in and opens a page of the client. */
  signIn: (customer: string, path?: string) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  now: 'monday-morning',
  showsOffers: false,
  viewport: { width: 1280, height: 900 },
  baseURL: `${origin}/`,
  bank: async ({ now, task }, use) => {
    const bank = await sandbox(origin).bank({ now });
    await use(bank);
    if (task.result?.state !== 'fail') await bank.assertFaultsHit();
    await bank.dispose();
  },
  page: async ({ bank, showsOffers, viewport }, use) => {
    localStorage.clear();
    sessionStorage.clear();
    // Tests of one worker share the document: a larger font would change the next test's breakpoints.
    document.documentElement.removeAttribute('style');
    window.happyDOM.setViewport(viewport);
    network.reset(bank.headers);
    if (!showsOffers) Object.assign(localStorage, suppressedOffers);
    const errors: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((...parts) => {
      const text = parts.join(' ');
      if (!EXPECTED.test(text)) errors.push(text);
    });
    await use(page);
    domPage.reset();
    network.reset();
    expect(errors).toEqual([]);
  },
  signIn: async ({ page }, use) => {
    await use(async (customer, path = 'account-summary') => {
      domPage.close();
      await fetch(`${origin}/login`, {
        method: 'POST',
        body: new URLSearchParams({ customer }),
        redirect: 'manual',
      });
      await page.goto(path);
    });
  },
});

/** Groups part of a long test under a title, which prefixes the error of a failed step. */
export async function step<Result>(title: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error) error.message = `${title}: ${error.message}`;
    throw error;
  }
}

/** Delay that leaves a busy machine time to check the loading state. */
export const DELAY_MS = 1_000;

export { describe } from 'vitest';
export { expect };
