import type * as z from 'zod/mini';
import type { OutboxMessage } from '#contract/domain/outbox';
import type { ArrangedScenario } from '#contract/domain/scenario';

/** Monday 23 November 2026, 09:30 in Mexico City. */
export const MONDAY_MORNING = '2026-11-23T09:30:00-06:00';

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
type TaxLine = { payment_type: 'SAT' | 'CDMX'; concept: string; amount: number; due: string };

/** A tenant of one test. Its clock is frozen until the test advances it. */
export class TestBank {
  readonly id: string;
  readonly #origin: string;

  private constructor(id: string, origin: string) {
    this.id = id;
    this.#origin = origin;
  }

  static async create(origin: string, now: string): Promise<TestBank> {
    const response = await fetch(`${origin}/__bank/banks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    });
    const { bank }: { bank: string } = await response.json();
    return new TestBank(bank, origin);
  }

  async #send(method: string, path: string, data?: object) {
    const response = await fetch(`${this.#origin}/__bank${path}`, {
      method,
      headers: { 'x-bank': this.id, 'content-type': 'application/json' },
      ...(data && { body: JSON.stringify(data) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: status ${response.status}, ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  }

  delete = (): Promise<unknown> => this.#send('DELETE', `/banks/${this.id}`);
  advance = (duration: string): Promise<unknown> => this.#send('POST', '/clock/advance', { duration });
  fault = (rule: Fault): Promise<unknown> => this.#send('POST', '/faults', rule);
  clearFaults = (): Promise<unknown> => this.#send('DELETE', '/faults');
  /** Arranges a scenario; returns its steps and what the customer must see. */
  arrange = (scenario: string): Promise<ArrangedScenario> => this.#send('POST', `/scenarios/${scenario}`);
  /** Applies a provider state such as `recipients.account-taken` for a customer. */
  applyState = (name: string, customer: string, given: Record<string, string> = {}): Promise<unknown> =>
    this.#send('POST', '/situations', { name, customer, given });
  /** Makes a customer's phone approve or reject each request. */
  phone = (customer: string, answer: { approves: boolean }): Promise<unknown> =>
    this.#send('PUT', `/phones/${customer}`, answer);
  /** Creates a tax capture line; returns its twenty characters. */
  taxLine = async (line: TaxLine): Promise<string> =>
    (await this.#send('POST', '/tax-lines', line)).capture_line;
  scenarios = async (): Promise<{ id: string }[]> => (await this.#send('GET', '/scenarios')).data;
  ledger = (): Promise<Ledger> => this.#send('GET', '/ledger');

  async balance(account: string): Promise<number> {
    // Reads one account: the whole ledger holds a year of all customers' postings.
    const { accounts }: Ledger = await this.#send('GET', `/ledger?account=${account}`);
    const [row] = accounts;
    if (!row) throw new Error(`no account ${account}`);
    return row.balance;
  }

  /** Returns the number of ledger transactions so far. */
  async movements(): Promise<number> {
    const { balanced, count }: Ledger = await this.#send('GET', '/ledger?latest=0');
    if (!balanced) throw new Error('the ledger does not balance');
    return count;
  }

  /** Returns the messages that the bank sent to a customer, oldest first. */
  async outbox(customer: string): Promise<z.infer<typeof OutboxMessage>[]> {
    return (await this.#send('GET', `/outbox?customer=${customer}`)).data;
  }

  /** Returns the calls of the client, newest first. */
  async requests(): Promise<{ method: string; path: string; status: number }[]> {
    return (await this.#send('GET', '/requests')).data;
  }
}
