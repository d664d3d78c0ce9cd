import type { Express } from 'express';
import request, { type Response, type Test } from 'supertest';
import { fromCentavos } from '#contract/domain/money';
import { channel, headers } from '#contract/headers';
import { sandboxHeaders } from '#contract/sandbox';
import { createApp } from '../app';
import { customerNamed } from '../core/customers/customers';
import { ledgerAccounts } from '../core/ledger/accounts';
import { balanceOf } from '../core/ledger/ledger';
import type { Bank } from '../core/tenants/bank';
import { Banks } from '../core/tenants/banks';
import { collections, jobHandlers } from '../modules';
import { ledgerView } from '../sandbox/ledger-view';
import { seedBank, seedFromNow } from '../seed/seed';
import { Sessions } from '../server/http/sessions';
import { seedTestBank } from './test-seed';

/** Monday 23 November 2026, 09:30 in Mexico City: a working day within every service's hours. */
export const MONDAY_MORNING = '2026-11-23T09:30:00-06:00';

type Method = 'get' | 'post' | 'put' | 'delete';
export type Headers = Record<string, string>;

/** What the client sends with every call, signed in or not. */
export const clientHeaders = ({ id }: Bank): Headers => ({
  [sandboxHeaders.bank]: id,
  [headers.channel]: channel.id,
  [headers.country]: channel.country,
});

/** The systemClock clock of a test: it moves only when told to. */
export class TestClock {
  now = Date.parse(MONDAY_MORNING);
  readonly read = () => this.now;
  pass(ms: number): void {
    this.now += ms;
  }
}

/** A customer who talks to the bank over HTTP, with the headers that the client sends. */
export class Client {
  readonly #test: BankUnderTest;
  token: string;
  xsrf: string;
  readonly key: string;

  constructor(test: BankUnderTest, session: { token: string; xsrf: string; customerKey: string }) {
    this.#test = test;
    this.token = session.token;
    this.xsrf = session.xsrf;
    this.key = session.customerKey;
  }

  send(method: Method, path: string, body?: object, extra: Headers = {}): Test {
    return this.#test.send(method, path, body, {
      [headers.token]: this.token,
      [headers.antiForgery]: this.xsrf,
      ...extra,
    });
  }
  get = (path: string, extra?: Headers) => this.send('get', path, undefined, extra);
  post = (path: string, body: object, extra?: Headers) => this.send('post', path, body, extra);
  put = (path: string, body: object, extra?: Headers) => this.send('put', path, body, extra);
  delete = (path: string, extra?: Headers) => this.send('delete', path, undefined, extra);
}

/** A bank of a test's own: fresh from a seed, its clock standing on a Monday morning. */
export class BankUnderTest {
  readonly app: Express;
  readonly bank: Bank;
  readonly systemClock: TestClock;
  readonly sessions: Sessions;

  constructor(app: Express, bank: Bank, systemClock: TestClock, sessions: Sessions) {
    this.app = app;
    this.bank = bank;
    this.systemClock = systemClock;
    this.sessions = sessions;
  }

  send(method: Method, path: string, body?: object, extra: Headers = {}): Test {
    const sent = request(this.app)[method](path).set(clientHeaders(this.bank)).set(extra);
    return body === undefined ? sent : sent.send(body);
  }

  /** Signs in as `POST /__bank/sessions` does, without the cost of a request. */
  async signIn(user: string): Promise<Client> {
    const customer = customerNamed(this.bank.read, user);
    if (!customer) throw new Error(`no customer ${user}`);
    const { token, antiForgery } = this.sessions.signInWithoutBrowser(this.bank.id, customer.key);
    return new Client(this, { token, xsrf: antiForgery, customerKey: customer.key });
  }

  async advance(duration: string): Promise<Response> {
    return this.send('post', '/__bank/clock/advance', { duration }).expect(200);
  }

  /**
   * The books as the sandbox shows them; a test that moved money asks whether they still balance. Not over HTTP, where
   * checking and reading a year of everybody's movements takes five times as long; sandbox.test.ts asks there.
   */
  async ledger(): Promise<ReturnType<typeof ledgerView>> {
    return ledgerView(this.bank.read, {});
  }

  async balance(account: string): Promise<number | undefined> {
    const { read } = this.bank;
    return read.get(ledgerAccounts, account) && fromCentavos(balanceOf(read, account));
  }
}

const seeds = { year: seedBank, short: seedTestBank };
type Seed = keyof typeof seeds;

const shared = new Map<Seed, Promise<Banks>>();
let last = 0;

/** Seeding takes a while, so test files share the seeds; nothing else is shared. */
function banksOf(seed: Seed): Promise<Banks> {
  const found = shared.get(seed);
  if (found) return found;
  const systemClock = Date.now;
  const opened = Banks.open({
    collections,
    handlers: jobHandlers,
    seedBank: seeds[seed],
    seedFromNow,
    systemClock,
  });
  shared.set(seed, opened);
  return opened;
}

async function open(seed: Seed, now: string): Promise<BankUnderTest> {
  const banks = await banksOf(seed);
  last += 1;
  const bank = await banks.create({ id: `t${last}`, now: Date.parse(now) });
  const systemClock = new TestClock();
  const sessions = new Sessions(systemClock.read);
  const app = createApp({ banks, sessions, systemClock: systemClock.read, port: 4000, basePath: '/banca' });
  return new BankUnderTest(app, bank, systemClock, sessions);
}

/** Opens a bank with the customers, accounts and balances of the demo, and few movements. */
export const openBank = (now: string = MONDAY_MORNING): Promise<BankUnderTest> => open('short', now);

/** Opens a bank with a year of movements, thirteen thousand in all, for tests of long lists. */
export const openYearBank = (now: string = MONDAY_MORNING): Promise<BankUnderTest> => open('year', now);
