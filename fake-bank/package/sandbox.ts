import type { EventKind } from '#contract/domain/bank-event';
import type { BrowserCookie } from '#contract/domain/browser-cookie';
import type { ClockDestination } from '#contract/domain/clock';
import { toCentavos } from '#contract/domain/money';
import type { PersonRequest } from '#contract/domain/person';
import type { RequestFilter } from '#contract/domain/request-log';
import type { BankSnapshot } from '#contract/sandbox';
import { Connection, originOf } from './connection';
import { signIn } from './customer';
import { listenTo } from './events';
import { type ActiveFault, faultsOf, type Operation } from './fault';
import type { FixtureArgs, FixtureName } from './fixtures';
import { type BankCall, type Centavos, type Ledger, readCall, readLedger } from './ledger';
import { PlacedFaults } from './placed-faults';
import { type Time, wireTime } from './time';
import { orIfBankDeleted, unwrap } from './unwrap';

export type { Moment } from '#contract/domain/moments';
export type { BankSnapshot } from '#contract/sandbox';
export type { Operation } from './fault';
export type { Centavos } from './ledger';
export type { Time } from './time';
export { BankError, unwrap } from './unwrap';

export type CopyRequest = {
  id?: string;
  /** Stores the bank in the data folder. */
  keep?: boolean;
};

/** `now` freezes the bank's clock. */
export type BankRequest = CopyRequest & { now?: Time };

/** `since` is a trace id or an instant of the system clock. */
export type CallFilter = Omit<RequestFilter, 'status' | 'operation'> & {
  status?: number | `${number}`;
  operation?: Operation;
};

const queryOf = ({ status, ...filter }: CallFilter): RequestFilter => ({
  ...filter,
  ...(status !== undefined && { status: String(status) }),
});

type Client = ReturnType<Connection['client']>;
type CreateBody = NonNullable<Parameters<Client['createBank']>[0]>['body'];

/** Connects to a running fake bank: `sandbox('http://localhost:4000')`. */
export function sandbox(url: string) {
  const origin = originOf(url);
  const client = new Connection(origin).client();
  const bank = async ({ now, ...rest }: BankRequest = {}): Promise<Bank> => {
    const body: CreateBody = { ...rest, ...(now !== undefined && { now: wireTime(now) }) };
    const created = await unwrap(client.createBank({ body }));
    return new Bank(origin, created.bank);
  };
  return {
    url: origin,
    /** Creates a bank; its id is random by default. */
    bank,
    /** Opens an existing bank. */
    open: (id: string): Bank => new Bank(origin, id),
    banks: async () => (await unwrap(client.listBanks())).data,
    /** Creates a bank, runs `use` with it and deletes it: for code that cannot write `await using`. */
    withBank: async <Result>(
      use: (bank: Bank) => Promise<Result>,
      request?: BankRequest,
    ): Promise<Result> => {
      const created = await bank(request);
      const result = await use(created).catch(async (error: unknown) => {
        // The error of the test matters more than an error of the deletion.
        await created.dispose().catch(() => undefined);
        throw error;
      });
      await created.dispose();
      return result;
    },
  };
}

/** A tenant of the fake bank: its own customers, ledger, clock, faults and log. */
export class Bank {
  readonly id: string;
  /** Origin of the server. */
  readonly url: string;
  readonly #connection: Connection;
  readonly #client: Client;
  readonly #placed = new PlacedFaults();
  #deletion: Promise<void> | undefined;

  constructor(url: string, id: string) {
    this.url = url;
    this.id = id;
    this.#connection = new Connection(url, id);
    this.#client = this.#connection.client();
  }

  /** The header that makes a call reach this bank. */
  get headers(): Readonly<Record<string, string>> {
    return this.#connection.headers;
  }

  readonly clock = {
    now: async () => (await unwrap(this.#client.clock())).now,
    /** Freezes the clock. */
    set: (now: Time) => unwrap(this.#client.setClock({ body: { mode: 'frozen', now: wireTime(now) } })),
    /** Moves the clock by an ISO 8601 duration such as 'P1D' and runs the jobs on the way. */
    advance: (duration: string) => unwrap(this.#client.advanceClock({ body: { duration } })),
    /** Moves the clock to a day of the bank's calendar; cut-off and due dates can be those of one customer. */
    advanceTo: (to: ClockDestination, customer?: string) =>
      unwrap(this.#client.advanceClock({ body: { to, ...(customer !== undefined && { customer }) } })),
    /** Returns the jobs until an instant or within a duration. Changes nothing. */
    upcoming: async (until: string, customer?: string) =>
      (await unwrap(this.#client.upcoming({ query: { until, customer } }))).data,
  };

  /** Faults for the next matching calls: `bank.fault.lostAnswer().on('transfers.execute')`. */
  readonly fault = faultsOf(async (rule) => {
    const { id } = await unwrap(this.#client.createFault({ body: rule }));
    const fault: ActiveFault = {
      id,
      hits: async () => {
        const { data } = await unwrap(this.#client.faults());
        return data.find((each) => each.id === id)?.hits ?? 0;
      },
      remove: async () => {
        this.#placed.withdraw(id);
        await this.#client.deleteFault({ params: { id }, body: {} });
      },
    };
    this.#placed.add(id);
    return fault;
  }, this.#placed.unplaced);

  /**
   * Throws if a fault set through this object never hit, even if a reset or a restore removed it since.
   * `remove` and `clearFaults` withdraw a fault.
   */
  async assertFaultsHit(): Promise<void> {
    this.#placed.assertHit(await this.faults().catch(orIfBankDeleted([])));
  }

  faults = async () => (await unwrap(this.#client.faults())).data;
  clearFaults = async (): Promise<void> => {
    this.#placed.withdrawAll();
    await unwrap(this.#client.deleteFaults({ body: {} }));
  };

  customers = async () => (await unwrap(this.#client.customers())).data;

  /** Creates a customer with accounts, recipients, payees and offers; returns their keys. To sign in, call `customer`. */
  person = (body: PersonRequest) => unwrap(this.#client.createPerson({ body }));

  /** Signs a customer in, without a browser. */
  async customer(user: string) {
    const customers = await this.customers();
    const row = customers.find(({ customer }) => customer === user);
    if (row === undefined) {
      const users = customers.map(({ customer }) => customer).join(', ');
      throw new Error(`The bank has no customer ${JSON.stringify(user)}. It has ${users}.`);
    }
    const pair = () => unwrap(this.#client.createSession({ body: { customer: user } }));
    const connection = this.#connection;
    return signIn({ connection, user, token: row.token, pair, outbox: () => this.outbox(user) });
  }

  /** Ends every session of a customer, as idle time would. */
  expireSessions = async (customer: string): Promise<void> => {
    await unwrap(this.#client.expireSessions({ params: { customer }, body: {} }));
  };

  /** Returns the cookies that sign a customer in, for Playwright's `context.addCookies`. */
  cookies = async (customer: string): Promise<BrowserCookie[]> => {
    const body = { customer, browser: true };
    return (await unwrap(this.#client.createSession({ body }))).cookies ?? [];
  };

  readonly ledger = {
    /** Returns all accounts and transactions, in integer centavos like `balance`. */
    read: async (): Promise<Ledger> => readLedger(await unwrap(this.#client.ledger({ query: {} }))),
    /** Returns an account's balance in integer centavos, negative for a debt. */
    balance: async (account: string): Promise<Centavos> => {
      const { accounts } = await unwrap(this.#client.ledger({ query: { account } }));
      const [row] = accounts;
      if (row === undefined) throw new Error(`The bank has no account ${account}`);
      return toCentavos(row.balance);
    },
    /** Returns the number of transactions so far. Throws if the books do not balance. */
    count: async (): Promise<number> => {
      const { balanced, count } = await unwrap(this.#client.ledger({ query: { latest: 0 } }));
      if (!balanced) throw new Error('The books do not balance');
      return count;
    },
  };

  /** Returns the `/api` calls that match all filters, newest first. */
  requests = async (filter: CallFilter = {}) =>
    (await unwrap(this.#client.requests({ query: queryOf(filter) }))).data;
  /** Returns a call with its bodies, its postings in centavos and the rule that hit. */
  request = async (trace: string): Promise<BankCall> =>
    readCall(await unwrap(this.#client.request({ params: { trace } })));
  /** Sends a logged call again as its customer. */
  replay = (trace: string, nonce: 'same' | 'new') =>
    unwrap(this.#client.replayRequest({ params: { trace }, body: { nonce } }));
  clearRequests = () => unwrap(this.#client.deleteRequests({ body: {} }));
  /** Returns the calls as an HTTP Archive (HAR 1.2). */
  httpArchive = (filter: CallFilter = {}) => unwrap(this.#client.httpArchive({ query: queryOf(filter) }));

  /** Resolves to the events from now on; they end with the bank, with `signal` or when the loop breaks. */
  events = (kinds: readonly EventKind[] = [], signal?: AbortSignal) =>
    listenTo({ connection: this.#connection, kinds, signal });

  /** Returns the messages of a customer, or of all, oldest first. */
  outbox = async (customer?: string) => (await unwrap(this.#client.outbox({ query: { customer } }))).data;

  /** Arranges a scenario; returns its deep link, its steps and what the customer must see. */
  arrange = (id: string) => unwrap(this.#client.arrangeScenario({ params: { id }, body: {} }));
  scenarios = async () => (await unwrap(this.#client.scenarios())).data;

  /** Applies a fixture such as 'recipients.account-taken'. */
  fixture = async <Name extends FixtureName>(
    name: Name,
    customer: string,
    ...[given = {}]: FixtureArgs<Name>
  ): Promise<void> => {
    await unwrap(this.#client.applyFixture({ body: { name, customer, given: { ...given } } }));
  };

  /** Lists the fixtures, with the values that a customer's parameters accept. */
  fixtures = async (customer?: string) =>
    (await unwrap(this.#client.situations({ query: { customer } }))).data;

  /** Makes a customer's phone approve or reject each QR code. */
  phone = (customer: string, answer: { approves: boolean }) =>
    unwrap(this.#client.answerQr({ params: { customer }, body: answer }));

  /** Issues a tax line; returns its capture line. */
  taxLine = async (body: Parameters<Client['taxLine']>[0]['body']): Promise<string> =>
    (await unwrap(this.#client.taxLine({ body }))).capture_line;

  /** Saves rows, clock and fault rules. */
  async snapshot(name?: string) {
    const { id: bank } = this;
    const body = name === undefined ? {} : { name };
    const { snapshot } = await unwrap(this.#client.createSnapshot({ params: { bank }, body }));
    const params = { bank, snapshot };
    return {
      id: snapshot,
      restore: () => this.#replaceRules(() => unwrap(this.#client.restoreSnapshot({ params, body: {} }))),
      /** Returns the rows that differ from the current ones. */
      compare: () => unwrap(this.#client.compareSnapshot({ params, query: {} })),
      delete: () => unwrap(this.#client.deleteSnapshot({ params, body: {} })),
    };
  }

  /** Creates a bank with the rows, clock and faults of this bank. The copied faults need not hit. */
  async copy({ id, keep }: CopyRequest = {}): Promise<Bank> {
    const body = { ...(id !== undefined && { id }), ...(keep !== undefined && { keep }) };
    const { bank } = await unwrap(this.#client.copyBank({ params: { bank: this.id }, body }));
    return new Bank(this.url, bank);
  }

  async #replaceRules<Answer>(replace: () => Promise<Answer>): Promise<Answer> {
    this.#placed.record(await this.faults());
    return replace();
  }

  /** Restores the seed and the initial clock; removes faults and snapshots. */
  reset = () =>
    this.#replaceRules(() => unwrap(this.#client.resetBank({ params: { bank: this.id }, body: {} })));
  export = (): Promise<BankSnapshot> => unwrap(this.#client.exportBank({ params: { bank: this.id } }));
  /** Replaces all rows and the clock by those of an export. Fault rules stay. */
  import = async (body: BankSnapshot): Promise<void> => {
    await unwrap(this.#client.importBank({ params: { bank: this.id }, body }));
  };

  get isDisposed(): boolean {
    return this.#deletion !== undefined;
  }

  /** Deletes the bank unless it is deleted already. Throws if a fault has no `.on(operation)`. */
  dispose(): Promise<void> {
    this.#deletion ??= this.#delete();
    return this.#deletion;
  }

  async #delete(): Promise<void> {
    await unwrap(this.#client.deleteBank({ params: { bank: this.id }, body: {} })).catch(
      orIfBankDeleted(undefined),
    );
    this.#connection.close(
      `The bank ${this.id} was deleted by dispose(). Use it before, or create another one.`,
    );
    this.#placed.assertPlaced();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.dispose();
  }
}
