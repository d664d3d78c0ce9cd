import { writeFile } from 'node:fs/promises';
import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
  type TestType,
} from '@playwright/test';
import { type Bank, sandbox, type Time } from './sandbox';
import { orIfBankDeleted } from './unwrap';

/** Type argument of `defineConfig`. */
export type BankOptions = {
  /** Time of the test's bank; its clock is frozen there. */
  now: Time;
  /** Keeps the bank of a failed test for inspection. */
  keepFailedBank: boolean;
};

type Fixtures = BankOptions & {
  /** The test's own bank, which the page already uses. */
  bank: Bank;
  /**
   * Signs a demo customer in by cookie and opens a page of the client, by default the home. 'search', '/search'
   * and '/banca/search' are equivalent.
   */
  signIn: (customer: string, path?: string) => Promise<void>;
};

/** Explicit, because the inferred type refers to a package that users do not install. */
type BankTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & Fixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;

/** Needs `use.baseURL`, the address of the client: http://localhost:4000/banca/ */
export const test: BankTest = base.extend<Fixtures>({
  now: ['monday-morning', { option: true }],
  keepFailedBank: [false, { option: true }],

  bank: async ({ context, baseURL, now, keepFailedBank }, use, testInfo) => {
    if (baseURL === undefined) throw new Error('Set use.baseURL to the address of the client');
    const bank = await sandbox(baseURL).bank({ now });
    await context.setExtraHTTPHeaders(bank.headers);
    await use(bank);
    await finishBank(bank, testInfo, keepFailedBank);
  },

  signIn: async ({ bank, context, page, baseURL }, use) => {
    await use(async (customer, path = 'account-summary') => {
      // An open page of the client would notice the new session and navigate before `path` is loaded. The page in
      // between has the same origin, for tests that use its storage.
      if (page.url() !== 'about:blank') await page.goto(`${bank.url}/__bank/clock`);
      await context.addCookies(await bank.cookies(customer));
      await page.goto(pageUrl(path, baseURL));
    });
  },
});

/** `path` may include the base path, as deep links of scenarios do. */
export function pageUrl(path: string, baseURL = ''): string {
  const base = new URL(`${baseURL.replace(/\/$/, '')}/`);
  const { origin, pathname, href } = new URL(path, base);
  const isOutside = origin === base.origin && !`${pathname}/`.startsWith(base.pathname);
  return isOutside ? new URL(path.replace(/^\/+/, ''), base).href : href;
}

const CALLS_ATTACHED = 50;

/** Returns clock, faults, messages and the last calls with their bodies and postings. */
async function stateOf(bank: Bank) {
  const [now, faults, listed, messages] = await Promise.all([
    bank.clock.now(),
    bank.faults(),
    bank.requests(),
    bank.outbox(),
  ]);
  const requests = await Promise.all(
    listed.slice(0, CALLS_ATTACHED).map(({ traceId }) => bank.request(traceId)),
  );
  return { bank: bank.id, url: bank.url, now, faults, requests, messages };
}

type FinishedTest = Pick<TestInfo, 'attach' | 'outputPath' | 'status' | 'expectedStatus'>;

/** Fails a test whose fault never hit; attaches the state of any failed test's bank before the bank is deleted. */
export async function finishBank(bank: Bank, testInfo: FinishedTest, keepFailedBank: boolean): Promise<void> {
  // The test deleted the bank.
  if (bank.isDisposed) return;
  const isPassed = testInfo.status === testInfo.expectedStatus;
  const missed = isPassed ? await bank.assertFaultsHit().catch((error: unknown) => error) : undefined;
  const hasFailed = !isPassed || missed !== undefined;
  if (hasFailed) await attachState(bank, testInfo).catch(orIfBankDeleted(undefined));
  if (!(hasFailed && keepFailedBank)) await bank.dispose();
  if (missed !== undefined) throw missed;
}

/** The file is in the test's output folder, for runs without a report. */
async function attachState(bank: Bank, testInfo: Pick<TestInfo, 'attach' | 'outputPath'>) {
  const path = testInfo.outputPath('bank.json');
  await writeFile(path, JSON.stringify(await stateOf(bank), null, 2));
  await testInfo.attach(`bank ${bank.id}`, { path, contentType: 'application/json' });
}

export { expect } from '@playwright/test';
