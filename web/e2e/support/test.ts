import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type * as z from 'zod/mini';
import type { OutboxMessage } from '#contract/shared/outbox';
import type { ArrangedScenario } from '#contract/shared/scenario';
import { hushOffers } from './offers';

/** Monday 23 November 2026, 09:30 in Mexico City. */
export const MONDAY_MORNING = '2026-11-23T09:30:00-06:00';

/** So late is an answer that a machine that is busy can be asked what is shown meanwhile. */
export const LATE_MS = 5_000;

type Posting = { account: string; amount: number };
type Ledger = {
  balanced: boolean;
  count: number;
  accounts: { account: string; balance: number }[];
  transactions: { transaction: string; postings: Posting[] }[];
};
type Fault = {
  match?: { method?: string; path?: string; customer?: string };
  times?: number;
  skip?: number;
  then: { code?: string; status?: number; delayMs?: number; kind?: string };
};

/** A bank of the test's own: its clock stands on a Monday morning until the test moves it. */
export class TestBank {
  readonly id: string;
  readonly #http: APIRequestContext;
  readonly #origin: string;

  constructor(id: string, http: APIRequestContext, origin: string) {
    this.id = id;
    this.#http = http;
    this.#origin = origin;
  }

  async #send(method: string, path: string, data?: object) {
    const answer = await this.#http.fetch(`${this.#origin}/__bank${path}`, {
      method,
      headers: { 'x-bank': this.id },
      ...(data && { data }),
    });
    expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
    return answer.status() === 204 ? null : answer.json();
  }

  advance = (duration: string): Promise<unknown> => this.#send('POST', '/clock/advance', { duration });
  fault = (rule: Fault): Promise<unknown> => this.#send('POST', '/faults', rule);
  clearFaults = (): Promise<unknown> => this.#send('DELETE', '/faults');
  /** Brings a situation about; answers what to do in it and what the customer must see. */
  arrange = (scenario: string): Promise<ArrangedScenario> => this.#send('POST', `/scenarios/${scenario}`);
  /** Lets a domain of the bank bring something about for a customer: `recipients.account-taken`. */
  bringAbout = (name: string, customer: string, given: Record<string, string> = {}): Promise<unknown> =>
    this.#send('POST', '/situations', { name, customer, given });
  /** A line of an office that is to be paid: its twenty characters. */
  taxLine = async (wanted: TaxLineAsked): Promise<string> =>
    (await this.#send('POST', '/tax-lines', wanted)).capture_line;
  scenarios = async (): Promise<{ id: string }[]> => (await this.#send('GET', '/scenarios')).data;
  ledger = (): Promise<Ledger> => this.#send('GET', '/ledger');

  async balance(account: string): Promise<number> {
    // Of the one account: the whole of the books is a year of everybody's movements.
    const { accounts }: Ledger = await this.#send('GET', `/ledger?account=${account}`);
    const [row] = accounts;
    if (!row) throw new Error(`no account ${account}`);
    return row.balance;
  }

  /** How many movements of money there were so far. */
  async movements(): Promise<number> {
    // A year of everybody's is long: counted, not listed.
    const { balanced, count }: Ledger = await this.#send('GET', '/ledger?latest=0');
    expect(balanced).toBe(true);
    return count;
  }

  /** What the bank has told a customer, oldest first; nobody gets it but the test. */
  async outbox(customer: string): Promise<z.infer<typeof OutboxMessage>[]> {
    return (await this.#send('GET', `/outbox?customer=${customer}`)).data;
  }

  /** The calls that the client made, newest first. */
  async requests(): Promise<{ method: string; path: string; status: number }[]> {
    return (await this.#send('GET', '/requests')).data;
  }
}

/** What a line is to be for. */
type TaxLineAsked = { payment_type: 'SAT' | 'CDMX'; concept: string; amount: number; due: string };

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

  bank: async ({ context, playwright, baseURL, now, offersShow }, use) => {
    if (!offersShow) await hushOffers(context);
    const { origin } = new URL(baseURL ?? '');
    const http = await playwright.request.newContext();
    const made = await http.post(`${origin}/__bank/banks`, { data: { now } });
    const { bank: id }: { bank: string } = await made.json();
    await context.setExtraHTTPHeaders({ 'x-bank': id });
    await use(new TestBank(id, http, origin));
    await http.delete(`${origin}/__bank/banks/${id}`);
    await http.dispose();
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
