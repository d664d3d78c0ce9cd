import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankDayFrom } from '#bank/core/calendar/holidays';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { balanceOf, ledgerTransactions } from '#bank/core/ledger/ledger';
import { runDueJobs } from '#bank/core/scheduling/scheduled-jobs';
import { copyState, Store } from '#bank/core/storage/store';
import { collections, jobHandlers } from '#bank/modules';
import { openBank } from '#bank/testing/bank-under-test';
import { isFullRun } from '#bank/testing/full-run';
import { attempt } from '#bank/testing/refusals';
import { addDays, bankDate } from '#contract/domain/dates';
import { FundOperationType } from '#contract/domain/fund';
import { proceedsOf } from '#contract/domain/fund-trade';
import { fromCentavos } from '#contract/domain/money';
import type { FundOrder } from '#contract/investment-funds';
import { change } from './changes';
import { fundPositions, fundPrices } from './funds';
import { type FundOperation, fundOperations } from './operation';
import { execute, setUp, validate } from './service';

const DAY_MS = 86_400_000;
const TRADED = /^(Compra|Venta) de Fondo/;

type World = { store: Store; customer: string; now: number };
type Command = (world: World) => void;

type Order = (now: number) => FundOrder;

const anyOrder: fc.Arbitrary<Order> = fc
  .record({
    scheduled: fc.boolean(),
    operation_type: fc.constantFrom(...FundOperationType.options),
    investment_account_key: fc.constantFrom('ana-fondo', 'ana-fondo', 'ana-fondo', 'carmen-fondo'),
    cents: fc.oneof(fc.integer({ min: 1, max: 5_000_00 }), fc.integer({ min: 1, max: 95_000_00 })),
    inDays: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ scheduled, cents, inDays, ...order }) => (now) => ({
    ...order,
    transaction_type: scheduled ? 'scheduled' : 'onetime',
    amount: fromCentavos(cents),
    operation_date: scheduled ? bankDayFrom(addDays(bankDate(now), inDays)) : bankDate(now),
  }));

const operationsIn = ({ store }: World): readonly FundOperation[] => store.read.all(fundOperations);

/** Validates an order, then executes this order or another one twice. */
const operate = fc.record({ order: anyOrder, other: anyOrder, die: fc.integer({ min: 0, max: 4 }) }).map(
  ({ order, other, die }): Command =>
    (world) => {
      const { store, customer, now } = world;
      const caller = { customer, now };
      const key = store.transact((tx) => setUp(tx, customer));
      const before = operationsIn(world).length;
      const validatedOrder = order(now);
      const checked = attempt(() => store.transact((tx) => validate(tx, caller, key, validatedOrder)));
      const sentOrder = die > 0 ? validatedOrder : other(now);
      const run = () => attempt(() => store.transact((tx) => execute(tx, caller, key, sentOrder)));
      expect(run()).toBe(run());
      expect(operationsIn(world).length - before).toBe(
        checked && isDeepStrictEqual(sentOrder, validatedOrder) ? 1 : 0,
      );
    },
);

const scheduledOperation = (world: World, at: number): FundOperation | undefined => {
  const scheduledOperations = operationsIn(world).filter(({ status }) => status === 'SCHEDULED');
  return scheduledOperations[at % Math.max(1, scheduledOperations.length)];
};

const alter = fc.record({ at: fc.nat(20), order: anyOrder, cancels: fc.boolean() }).map(
  ({ at, order, cancels }): Command =>
    (world) => {
      const operation = scheduledOperation(world, at);
      if (!operation) return;
      const { store, customer, now } = world;
      const body = cancels
        ? { action_type: 'DELETE' as const }
        : { action_type: 'modify' as const, ...order(now), operation_type: operation.operationType };
      attempt(() => store.transact((tx) => change(tx, { customer, now }, operation.key, body)));
    },
);

const wait = fc.integer({ min: 1, max: 20 }).map(
  (days): Command =>
    (world) => {
      world.now += days * DAY_MS;
      runDueJobs(world.store, jobHandlers, world.now);
    },
);

/** Checks that the balance equals the value of the units bought and not sold. */
function checkFund({ store: { read } }: World): void {
  const position = read.get(fundPositions, 'ana-fondo');
  const units = position?.units ?? 0;
  expect(units).toBeGreaterThanOrEqual(0);
  const price = read.get(fundPrices, 'CZDEUDA')?.price ?? 0;
  expect(balanceOf(read, 'ana-fondo')).toBe(proceedsOf(units, price));
  const traded = read.list(fundOperations, 'tradedIn', 'ana-fondo').map(({ operationType, traded }) => {
    const tradedUnits = traded?.units ?? 0;
    return operationType === 'BUY' ? tradedUnits : -tradedUnits;
  });
  expect(traded.reduce((sum, one) => sum + one, 0)).toBe(units);
}

test('units never fall below zero, the balance is their value, each trade is posted once, and the books balance', async () => {
  const bankUnderTest = await openBank();
  const { bank } = bankUnderTest;
  const customer = (await bankUnderTest.signIn('ana')).key;
  const counts = { PROCESSED: 0, REJECTED: 0, CANCELLED: 0, SCHEDULED: 0 };
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 4, arbitrary: operate }, alter, wait), { minLength: 10, maxLength: 30 }),
      (sequence) => {
        const store = new Store(collections, copyState(collections, bank.store.state));
        const world: World = { store, customer, now: bank.now };
        for (const command of sequence) {
          command(world);
          checkFund(world);
        }
        expect(ledgerProblems(store.read)).toEqual([]);
        const ownOperations = operationsIn(world).filter((operation) => operation.customer === customer);
        for (const { status } of ownOperations) counts[status] += 1;
        for (const { status, effectiveDate } of ownOperations) {
          if (status === 'SCHEDULED') expect(effectiveDate > bankDate(world.now)).toBe(true);
        }
        const transactions = store.read
          .all(ledgerTransactions)
          .filter(({ description }) => TRADED.test(description))
          .filter(({ postings }) => postings.some(({ account }) => account === 'ana-fondo'));
        const processed = ownOperations.filter(({ status }) => status === 'PROCESSED');
        const amountsOf = (amounts: number[]) => amounts.toSorted((a, b) => a - b);
        expect(amountsOf(transactions.map(({ postings }) => Math.abs(postings[0]?.amount ?? 0)))).toEqual(
          amountsOf(processed.map(({ traded }) => traded?.total ?? 0)),
        );
      },
    ),
    { numRuns: 40 },
  );
  // Guards against a vacuous run.
  expect(counts.PROCESSED).toBeGreaterThan(40 * 4);
  expect(Math.min(counts.REJECTED, counts.CANCELLED)).toBeGreaterThan(0);
});

test('advancing 18 months at once equals advancing in small steps', async () => {
  const bankUnderTest = await openBank();
  const { bank } = bankUnderTest;
  const customer = (await bankUnderTest.signIn('ana')).key;
  const resultAfter = (steps: number) => {
    const store = new Store(collections, copyState(collections, bank.store.state));
    const caller = { customer, now: bank.now };
    for (const [operation_type, inDays] of [
      ['BUY', 30],
      ['SELL', 60],
      ['BUY', 90],
    ] as const) {
      const order: FundOrder = {
        operation_type,
        transaction_type: 'scheduled',
        investment_account_key: 'ana-fondo',
        amount: 2_000,
        operation_date: bankDayFrom(addDays(bankDate(bank.now), inDays)),
      };
      const key = store.transact((tx) => setUp(tx, customer));
      store.transact((tx) => validate(tx, caller, key, order));
      store.transact((tx) => execute(tx, caller, key, order));
    }
    for (let step = 1; step <= steps; step += 1) {
      runDueJobs(store, jobHandlers, bank.now + (step * 548 * DAY_MS) / steps);
    }
    const { read } = store;
    return {
      operations: read.all(fundOperations),
      entries: read
        .all(ledgerTransactions)
        .filter(({ description }) => TRADED.test(description) || /^Valuación/.test(description))
        .map(({ at, description, postings }) => [at, description, ...postings]),
    };
  };
  const expected = resultAfter(1);
  for (const steps of [18, isFullRun ? 548 : 78]) expect(resultAfter(steps)).toEqual(expected);
  expect(expected.operations.filter(({ status }) => status === 'SCHEDULED')).toEqual([]);
});

test('a price change invalidates a validated immediate order, but not a scheduled order', async () => {
  const bankUnderTest = await openBank();
  const { bank } = bankUnderTest;
  const caller = { customer: (await bankUnderTest.signIn('ana')).key, now: bank.now };
  const store = new Store(collections, copyState(collections, bank.store.state));
  const validateOrder = (order: FundOrder) => {
    const key = store.transact((tx) => setUp(tx, caller.customer));
    store.transact((tx) => validate(tx, caller, key, order));
    return () => store.transact((tx) => execute(tx, caller, key, order));
  };
  const order: FundOrder = {
    operation_type: 'BUY',
    transaction_type: 'onetime',
    investment_account_key: 'ana-fondo',
    amount: 1_000,
    operation_date: '2026-11-23',
  };
  const [executeImmediate, executeScheduled] = [
    validateOrder(order),
    validateOrder({ ...order, transaction_type: 'scheduled', operation_date: '2026-11-24' }),
  ];
  const last = store.read.get(fundPrices, 'CZDEUDA');
  if (!last) throw new Error('no price');
  store.transact((tx) => tx.put(fundPrices, { ...last, price: last.price + 1 }));
  expect(executeImmediate).toThrow('CZ_NOT_VALIDATED');
  expect(executeScheduled()).toMatch(/./);
});
