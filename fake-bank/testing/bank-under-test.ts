import type { Express } from 'express';
import request, { type Response, type Test } from 'supertest';
import { fromCentavos } from '#contract/domain/money';
import { channel, headers } from '#contract/headers';
import { sandboxHeaders } from '#contract/sandbox';
import { type AppSettings, createApp } from '../app';
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

/** A Monday in Mexico City, within every service's hours. */
export const MONDAY_MORNING = '2026-11-23T09:30:00-06:00';

type Method = 'get' | 'post' | 'put' | 'delete';
export type Headers = Record<string, string>;

/** Headers that the client sends with every call. */
export const clientHeaders = ({ id }: Bank): Headers => ({
  [sandboxHeaders.bank]: id,
  [headers.channel]: channel.id,
  [headers.country]: channel.country,
});

/** A system clock that moves only by `pass`. */
export class TestClock {
  now = Date.parse(MONDAY_MORNING);
  readonly read = () => this.now;
  pass(ms: number): void {
    this.now += ms;
  }
}

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

/** A bank for one test: freshly seeded, with its clock frozen on a Monday morning. */
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

  /** Opens a session like `POST /__bank/sessions`, without the cost of a request. */
  async signIn(user: string): Promise<Client> {
    const customer = customerNamed(this.bank.read, user);
    if (!customer) throw new Error(`no customer ${user}`);
    const { token, antiForgery } = this.sessions.signInWithoutBrowser(this.bank.id, customer.key);
    return new Client(this, { token, xsrf: antiForgery, customerKey: customer.key });
  }

  async advance(duration: string): Promise<Response> {
    return this.send('post', '/__bank/clock/advance', { duration }).expect(200);
  }

  /** Reads and checks the ledger directly: over HTTP a year of movements takes five times as long. */
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

/** Test files share the seeds, which are slow to build, and nothing else. */
function banksOf(seed: Seed): Promise<Banks> {
  const sharedBanks = shared.get(seed);
  if (sharedBanks) return sharedBanks;
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

type Options = Pick<AppSettings, 'allowedOrigins'>;

async function open(seed: Seed, now: string, options: Options = {}): Promise<BankUnderTest> {
  const banks = await banksOf(seed);
  last += 1;
  const bank = await banks.create({ id: `t${last}`, now: Date.parse(now) });
  const systemClock = new TestClock();
  const sessions = new Sessions(systemClock.read);
  const app = createApp({
    banks,
    sessions,
    systemClock: systemClock.read,
    port: 4000,
    basePath: '/banca',
    ...options,
  });
  return new BankUnderTest(app, bank, systemClock, sessions);
}

export const openBank = (now: string = MONDAY_MORNING, options?: Options): Promise<BankUnderTest> =>
  open('short', now, options);

/** Opens a bank with 13,000 movements, for tests of long lists. */
export const openYearBank = (now: string = MONDAY_MORNING): Promise<BankUnderTest> => open('year', now);
