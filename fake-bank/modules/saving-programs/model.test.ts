import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from '#bank/core/calendar/months';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { balanceOf, ledgerTransactions, move } from '#bank/core/ledger/ledger';
import { runDueJobs, scheduledJobs } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import { copyState, Store } from '#bank/core/storage/store';
import { collections, jobHandlers } from '#bank/modules';
import { setCustomerLimit } from '#bank/shared/limits/limits';
import { openBank } from '#bank/testing/bank-under-test';
import { runs } from '#bank/testing/full-run';
import { attempt } from '#bank/testing/refusals';
import { addDays, bankDate, daysBetween } from '#contract/domain/dates';
import { Frequency } from '#contract/domain/recurrence';
import { txDateOf } from '#contract/saving-programs';
import { type Program, programs } from './program';
import { create, edit, open, remove, validate } from './service';

const DAY_MS = 86_400_000;
const ACCOUNTS = ['ana-nomina', 'ana-ahorro', 'ana-dolares', 'luis-cheques'];

type World = { store: Store; customer: string; now: number };
type Command = (world: World) => void;

const pesos = (centavos: number) => ({ amount: centavos / 100, currency_code: 'MXN' as const });
const anyAmount = fc.integer({ min: 1, max: 12_000_00 });
const anyAccount = fc.constantFrom('ana-nomina', ...ACCOUNTS);
const anyFrequency = fc.constantFrom(...Frequency.options);

const createProgram = fc
  .record({
    from: anyAccount,
    to: anyAccount,
    amount: anyAmount,
    frequency: anyFrequency,
    days: fc.integer({ min: 0, max: 60 }),
    goal: fc.option(anyAmount, { nil: undefined }),
    isChanged: fc.boolean(),
  })
  .map(({ from, to, amount, frequency, days, goal, isChanged }): Command => {
    return ({ store, customer, now }) => {
      const actor = { customer, now };
      const order = {
        ...store.transact((tx) => open(tx, customer)),
        account_type: 'Cheques' as const,
        from_account_key: from,
        to_account: to,
        amount: pesos(amount),
        periodicity: { frequency },
        tx_date: txDateOf(addDays(bankDate(now), days)),
        name: `Ahorro ${amount}`,
        ...(goal && { goal: pesos(goal) }),
      };
      attempt(() => store.transact((tx) => validate(tx, actor, order)));
      const sentOrder = isChanged ? { ...order, amount: pesos(amount + 1) } : order;
      for (let times = 0; times < 2; times += 1)
        attempt(() => store.transact((tx) => create(tx, actor, sentOrder)));
    };
  });

const programAt = ({ store, customer }: World, at: number): Program | undefined => {
  const ownPrograms = store.read.list(programs, 'byCustomer', customer);
  return ownPrograms[at % ownPrograms.length];
};

const change = fc
  .record({
    at: fc.nat(5),
    edits: fc.record(
      {
        amount: anyAmount.map(pesos),
        periodicity: fc.record({ frequency: anyFrequency }),
        status: fc.constantFrom('ACTIVE' as const, 'PAUSED' as const),
        goal: fc.option(anyAmount.map(pesos)),
      },
      { requiredKeys: [] },
    ),
  })
  .map(
    ({ at, edits }): Command =>
      (world) => {
        const program = programAt(world, at);
        if (program) attempt(() => world.store.transact((tx) => edit(tx, world, program.key, edits)));
      },
  );

const end = fc.nat(9).map(
  (at): Command =>
    (world) => {
      const program = programAt(world, at);
      if (program && at > 5) world.store.transact((tx) => remove(tx, world, program.key));
    },
);

/** Empties or refills Ana's account, or lowers or raises her limit. */
const changeFundsOrLimit = fc.constantFrom('empty', 'fill', 'limit', 'free').map((kind): Command => {
  return ({ store, customer, now }) =>
    store.transact((tx) => {
      if (kind === 'limit' || kind === 'free')
        return setCustomerLimit(tx, { customer, limitKey: 'SAP', amount: kind === 'limit' ? 1 : 100_000_00 });
      const amount = kind === 'empty' ? balanceOf(tx, 'ana-nomina') : 5_000_00;
      const [from, to] = kind === 'empty' ? ['ana-nomina', 'bank:cash:MXN'] : ['bank:cash:MXN', 'ana-nomina'];
      if (amount > 0) move(tx, { at: now, description: 'Efectivo', category: 'cash', from, to, amount });
    });
});

const wait = fc.integer({ min: 1, max: 40 }).map(
  (days): Command =>
    (world) => {
      world.now += days * DAY_MS;
      runDueJobs(world.store, jobHandlers, world.now);
    },
);

/** Checks that rows are consistent with each other and with the scheduled jobs. */
function checkRows(reader: Reader): void {
  for (const { key, status, nextRun } of reader.all(programs)) {
    expect(nextRun === undefined).toBe(status === 'PAUSED');
    const job = reader.get(scheduledJobs, `saving-program:${key}`);
    expect(job && bankDate(job.at)).toBe(nextRun);
  }
}

test('the saved amount equals the posted transfers, and the books balance', async () => {
  const bankUnderTest = await openBank();
  const { bank } = bankUnderTest;
  const customer = (await bankUnderTest.signIn('ana')).key;
  const before = new Set(bank.read.all(ledgerTransactions).map(({ key }) => key));
  const counts = { created: 0, moved: 0, failed: 0, paused: 0 };
  const steps = fc.oneof(
    { weight: 3, arbitrary: createProgram },
    { weight: 3, arbitrary: change },
    end,
    changeFundsOrLimit,
    {
      weight: 4,
      arbitrary: wait,
    },
  );
  fc.assert(
    fc.property(fc.array(steps, { minLength: 10, maxLength: 30 }), (sequence) => {
      const store = new Store(collections, copyState(collections, bank.store.state));
      const world: World = { store, customer, now: bank.now };
      /** Amount saved by each program, including removed programs. */
      const savedByKey = new Map(bank.read.all(programs).map((program) => [program.key, program.saved]));
      for (const command of sequence) {
        command(world);
        checkRows(store.read);
        for (const program of store.read.all(programs)) savedByKey.set(program.key, program.saved);
      }
      expect(ledgerProblems(store.read)).toEqual([]);
      const transactions = store.read
        .all(ledgerTransactions)
        .filter(({ key, description }) => !before.has(key) && /^Ahorro \d|^Viaje a/.test(description));
      const sum = transactions.reduce((total, { postings }) => total + Math.abs(postings[0]?.amount ?? 0), 0);
      const first = bank.read.all(programs).reduce((all, program) => all + program.saved, 0);
      expect([...savedByKey.values()].reduce((total, amount) => total + amount, 0)).toBe(first + sum);
      for (const { postings } of transactions)
        expect(postings.every(({ account }) => ACCOUNTS.slice(0, 2).includes(account))).toBe(true);
      counts.created += savedByKey.size - 1;
      counts.moved += transactions.length;
      counts.failed += store.read.all(programs).filter(({ failures }) => failures.length > 0).length;
      counts.paused += store.read.all(programs).filter(({ status }) => status === 'PAUSED').length;
    }),
    runs(60, 20),
  );
  // Guards against a vacuous run.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});

test('advancing eighteen months at once, by months and by days posts the same entries', async () => {
  const bankUnderTest = await openBank();
  const { bank } = bankUnderTest;
  const customer = (await bankUnderTest.signIn('ana')).key;
  const today = bankDate(bank.now);
  const days = daysBetween(today, addMonths(today, 18));
  fc.assert(
    fc.property(
      fc.array(createProgram, { minLength: 2, maxLength: 5 }),
      fc.array(change),
      (orders, changes) => {
        const ways = [1, 30, days].map((step) => {
          const store = new Store(collections, copyState(collections, bank.store.state));
          const world: World = { store, customer, now: bank.now };
          for (const command of [...orders, ...changes]) command(world);
          for (let elapsed = 0; elapsed < days; elapsed += step)
            runDueJobs(store, jobHandlers, bank.now + Math.min(days, elapsed + step) * DAY_MS);
          return { programs: store.read.all(programs), books: store.read.all(ledgerTransactions) };
        });
        expect(ways[1]).toEqual(ways[0]);
        expect(ways[2]).toEqual(ways[0]);
      },
    ),
    runs(4, 1),
  );
});
