import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { balanceOf, ledgerTransactions } from '#bank/core/ledger/ledger';
import { runDueJobs } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import { copyState, Store } from '#bank/core/storage/store';
import { collections, jobHandlers } from '#bank/modules';
import { openBank } from '#bank/testing/bank-under-test';
import { isFullRun, runs } from '#bank/testing/full-run';
import { attempt } from '#bank/testing/refusals';
import { bankDate } from '#contract/domain/dates';
import { InvestmentType, PortfolioType } from '#contract/domain/investment';
import { fromCentavos } from '#contract/domain/money';
import type { InvestmentOrder } from '#contract/investment-products';
import { investments } from './investment';
import { execute, setUp, validate } from './service';
import { investmentsOf } from './views';

const DAY_MS = 86_400_000;

type World = { store: Store; customer: string; now: number; investmentCount: number };
type Command = (world: World) => void;

const anyOrder: fc.Arbitrary<InvestmentOrder> = fc.record({
  type: fc.constantFrom(...PortfolioType.options),
  investment_type: fc.constantFrom(...InvestmentType.options),
  from_account_key: fc.constantFrom('ana-nomina', 'ana-nomina', 'ana-ahorro', 'ana-dolares', 'luis-cheques'),
  to_account_key: fc.constantFrom('ana-nomina', 'ana-ahorro', 'ana-ahorro', 'ana-tarjeta'),
  amount: fc.integer({ min: 4_900_00, max: 30_000_00 }).map(fromCentavos),
  term: fc.constantFrom(1, 7, 7, 28, 28, 28, 91, 182, 364, 365),
});

/** Validates an order, then executes this order or another one twice. */
const invest = fc.record({ order: anyOrder, other: anyOrder, die: fc.integer({ min: 0, max: 4 }) }).map(
  ({ order, other, die }): Command =>
    (world) => {
      const { store, customer, now } = world;
      const caller = { customer, now };
      const key = store.transact((tx) => setUp(tx, customer, order.type));
      const before = store.read.all(investments).length;
      const checked = attempt(() => store.transact((tx) => validate(tx, caller, key, order)));
      const sentOrder = die > 0 ? order : other;
      const run = () => attempt(() => store.transact((tx) => execute(tx, caller, key, sentOrder)));
      expect(run()).toBe(run());
      const createdCount = store.read.all(investments).length - before;
      expect(createdCount).toBe(checked !== undefined && isDeepStrictEqual(sentOrder, order) ? 1 : 0);
      world.investmentCount += createdCount;
    },
);

const wait = fc.integer({ min: 1, max: 120 }).map(
  (days): Command =>
    (world) => {
      world.now += days * DAY_MS;
      runDueJobs(world.store, jobHandlers, world.now);
    },
);

/** Checks that the balance of each portfolio is the sum of its active investments. */
function checkPortfolios(reader: Reader, now: number): void {
  const today = bankDate(now);
  for (const account of reader.all(ledgerAccounts)) {
    if (account.kind === 'bank' || account.portfolioType === undefined) continue;
    const active = investmentsOf(reader, account.key, today).filter(
      ({ maturityDate }) => maturityDate > today,
    );
    expect(balanceOf(reader, account.key)).toBe(active.reduce((sum, { amount }) => sum + amount, 0));
  }
}

test('every investment matures once, on its day and as agreed, and the books balance', async () => {
  const bankUnderTest = await openBank();
  const { bank } = bankUnderTest;
  const customer = (await bankUnderTest.signIn('ana')).key;
  let endedCount = 0;
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 3, arbitrary: invest }, wait), { minLength: 12, maxLength: 40 }),
      (sequence) => {
        const store = new Store(collections, copyState(collections, bank.store.state));
        const before = new Set(bank.read.all(investments).map(({ key }) => key));
        const world: World = { store, customer, now: bank.now, investmentCount: 0 };
        for (const command of sequence) {
          command(world);
          checkPortfolios(store.read, world.now);
        }
        const { read } = store;
        expect(ledgerProblems(read)).toEqual([]);
        const newRows = read.all(investments).filter(({ key }) => !before.has(key));
        expect(newRows).toHaveLength(world.investmentCount);
        for (const { portfolio, proceedsTo, amount, maturityDate } of newRows) {
          if (maturityDate > bankDate(world.now)) continue;
          const back = read
            .all(ledgerTransactions)
            .filter(({ date, postings: [from, to] }) => {
              return date === maturityDate && from?.account === portfolio && to?.account === proceedsTo;
            })
            .filter(({ postings: [from] }) => from?.amount === -amount);
          const matching = newRows.filter(
            (row) =>
              row.portfolio === portfolio &&
              row.proceedsTo === proceedsTo &&
              row.amount === amount &&
              row.maturityDate === maturityDate,
          );
          expect(back).toHaveLength(matching.length);
          endedCount += 1;
        }
      },
    ),
    runs(40, 8),
  );
  // Guards against a vacuous run.
  expect(endedCount).toBeGreaterThan(0);
});

test('advancing 18 months at once equals advancing in small steps', async () => {
  const bankUnderTest = await openBank();
  const { bank } = bankUnderTest;
  const customer = (await bankUnderTest.signIn('ana')).key;
  const after = (steps: number) => {
    const store = new Store(collections, copyState(collections, bank.store.state));
    const caller = { customer, now: bank.now };
    for (const investment_type of InvestmentType.options) {
      const order: InvestmentOrder = {
        type: 'VALORES',
        investment_type,
        from_account_key: 'ana-nomina',
        to_account_key: 'ana-ahorro',
        amount: 5_000,
        term: 182,
      };
      const key = store.transact((tx) => setUp(tx, customer, order.type));
      store.transact((tx) => validate(tx, caller, key, order));
      store.transact((tx) => execute(tx, caller, key, order));
    }
    for (let step = 1; step <= steps; step += 1)
      runDueJobs(store, jobHandlers, bank.now + (step * 548 * DAY_MS) / steps);
    return store.read
      .all(ledgerTransactions)
      .filter(({ description }) => /pagaré|CEDE/.test(description))
      .map(({ date, description, postings }) => [date, description, ...postings.map(({ amount }) => amount)]);
  };
  const atOnce = after(1);
  for (const steps of [18, isFullRun ? 548 : 78]) expect(after(steps)).toEqual(atOnce);
  expect(atOnce.filter(([, description]) => description === 'Intereses de CEDE').length).toBeGreaterThan(10);
});
