import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atHour, startOfDay } from '#bank/core/calendar/day';
import { addMonths } from '#bank/core/calendar/months';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { balanceOf } from '#bank/core/ledger/ledger';
import { initiate, sign } from '#bank/core/operations/signature';
import { runDueJobs } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import { copyState, Store } from '#bank/core/storage/store';
import { collections, jobHandlers } from '#bank/modules';
import { DAILY, usedOn } from '#bank/shared/limits/limits';
import { openBills, paidBills } from '#bank/shared/merchants/bills';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { bills } from '#bank/shared/merchants/stored-bills';
import { type Payee, payeesOf } from '#bank/shared/parties/payees';
import { payments } from '#bank/shared/payments/payment';
import { openBank } from '#bank/testing/bank-under-test';
import { runs } from '#bank/testing/full-run';
import { attempt } from '#bank/testing/refusals';
import { TOKENS, WRONG_TOKEN } from '#bank/testing/signing';
import { addDays, bankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { BillType } from '#contract/domain/payment';
import type { PaymentOrder } from '#contract/payments';
import { isDisabled } from '#contract/rules/payees';
import { remove } from '../payees/service';
import { change } from './changes';
import { execute, setUp, validate } from './service';
import {
  checkWatchedBills,
  copyWatch,
  paidTo,
  type WatchedBills,
  watchBills,
} from './watched-bills.test-support';

const HOUR_MS = 3_600_000;

/** Two customers with the same water bill. Some of the listed accounts cannot pay. */
const people = {
  ana: ['ana-nomina', 'ana-nomina', 'ana-dolares', 'ana-ahorro', 'ana-ahorro', 'ana-tarjeta'],
  carmen: ['carmen-cheques', 'carmen-cheques', 'carmen-cheques', 'ana-nomina'],
} as const;
type User = keyof typeof people;

type Operation = {
  user: User;
  type: BillType;
  key: string;
  nonce: string;
  unsaved: boolean;
  signed: boolean;
};
type World = {
  store: Store;
  keys: Record<User, string>;
  now: number;
  operations: Operation[];
  watched: WatchedBills[];
};
type Command = (world: World) => void;

const anyOrderDraft = fc.record({
  account: fc.nat(5),
  payee: fc.nat(20),
  bill: fc.nat(2),
  unsaved: fc.integer({ min: 0, max: 4 }).map((die) => die === 0),
  /** True to pay the exact debt, false to pay any amount. */
  exact: fc.integer({ min: 0, max: 3 }).map((die) => die > 0),
  cents: fc.integer({ min: 1, max: 200_000 }),
  mayBeDisabled: fc.integer({ min: 0, max: 5 }).map((die) => die === 0),
  days: fc.constantFrom<number[]>(0, 0, 1, 1, 2),
});
type OrderDraft = typeof anyOrderDraft extends fc.Arbitrary<infer Value> ? Value : never;

function billed({ merchantKey, reference }: Payee, now: number) {
  return { merchant: merchantOf(merchantKey), reference, today: bankDate(now) };
}

/** Returns a bill of the payee, which may be paid already. */
function owedBy(reader: Reader, payee: Payee, { now }: World, at: number) {
  const query = billed(payee, now);
  const candidates = [...openBills(reader, query), ...paidBills(reader, query).slice(-1)];
  return candidates[at % Math.max(1, candidates.length)];
}

function orderOf(draft: OrderDraft, { user, type, unsaved }: Operation, world: World): PaymentOrder {
  const { read } = world.store;
  const fitting = payeesOf(read, world.keys[user]).filter(
    (payee) => merchantOf(payee.merchantKey).billType === type && (draft.mayBeDisabled || !isDisabled(payee)),
  );
  const payee = fitting[draft.payee % Math.max(1, fitting.length)];
  const accounts = people[user];
  const bill = payee && type !== 'MOBILETOPUP' ? owedBy(read, payee, world, draft.bill) : undefined;
  const amounts = merchantOf(payee?.merchantKey ?? 'jade-movil').amounts ?? [100];
  const exact = bill ? bill.owed || bill.amount : (amounts[draft.cents % amounts.length] ?? 100) * 100;
  const statement = unsaved
    ? { merchant_key: 'jade-movil', mobile_telephone: '3311112222' }
    : bill && { bill_key: bill.key };
  return {
    transaction_type: draft.days === 0 ? 'ONETIME' : 'SCHEDULED',
    operation_type: type,
    payment_type: draft.exact ? 'TOTAL' : 'PARTIAL',
    effective_date: addDays(bankDate(world.now), draft.days),
    from_account_key: accounts[draft.account % accounts.length] ?? accounts[0],
    ...(payee && !unsaved && { payee_key: payee.key }),
    amount: { amount: fromCentavos(draft.exact ? exact : draft.cents), currency_code: 'MXN' },
    ...(statement && { bill_statement_properties: statement }),
  };
}

function signWith({ store, keys, now }: World, operation: Operation, value: string): void {
  const signing = { customer: keys[operation.user], now, systemClock: now };
  const target = { key: operation.key, url: `/execute/${operation.key}`, method: 'POST' };
  const signature = attempt(() => store.transact((tx) => initiate(tx, signing, target)));
  if (!signature) return;
  const outcome = attempt(() => store.transact((tx) => sign(tx, signing, { key: signature.key, value })));
  if (outcome === 'SIGNED') operation.signed = true;
}

/** Validates a payment, executes it or another payment, signs if needed and executes twice more. */
const send = fc
  .record({
    user: fc.constantFrom<User>('ana', 'ana', 'carmen'),
    type: fc.constantFrom(...BillType.options),
    validated: anyOrderDraft,
    other: anyOrderDraft,
    isSameOrder: fc.integer({ min: 0, max: 4 }).map((die) => die > 0),
    isTokenCorrect: fc.integer({ min: 0, max: 3 }).map((die) => die > 0),
  })
  .map(
    ({ user, type, validated, other, isSameOrder, isTokenCorrect }): Command =>
      (world) => {
        const { store, keys, now } = world;
        const customer = keys[user];
        const opened = store.transact((tx) => setUp(tx, customer, type));
        const unsaved = type === 'MOBILETOPUP' && validated.unsaved;
        const operation: Operation = { ...opened, user, type, unsaved, signed: false };
        world.operations.push(operation);
        const { key, nonce } = operation;
        const call = {
          customer,
          now,
          call: { method: 'POST', url: `/execute/${key}`, query: '', visit: '' },
        };
        const order = orderOf(validated, operation, world);
        const sentOrder = isSameOrder ? order : orderOf(other, operation, world);
        const run = () =>
          attempt(() =>
            store.transact((tx) => execute(tx, call, key, { ...sentOrder, nonce, action_type: 'EXECUTE' })),
          );
        attempt(() =>
          store.transact((tx) => validate(tx, call, key, { ...order, nonce, action_type: 'VALIDATE' })),
        );
        run();
        if (unsaved) signWith(world, operation, isTokenCorrect ? TOKENS[user] : WRONG_TOKEN);
        run();
        run();
      },
  );

/** Changes or cancels an earlier order, whether it was scheduled or not. */
const amend = fc.record({ which: fc.nat(30), draft: anyOrderDraft, cancels: fc.boolean() }).map(
  ({ which, draft, cancels }): Command =>
    (world) => {
      const { store, keys, now, operations } = world;
      const operation = operations[which % Math.max(1, operations.length)];
      if (!operation) return;
      const order = orderOf({ ...draft, days: draft.days + 1 }, operation, world);
      const { transaction_type, operation_type } = order;
      const body = cancels
        ? ({ action_type: 'DELETE', transaction_type, operation_type } as const)
        : ({ action_type: 'MODIFY', ...order } as const);
      const actor = { customer: keys[operation.user], now };
      attempt(() => store.transact((tx) => change(tx, actor, operation.key, body)));
    },
);

const removePayee = fc.nat(20).map(
  (at): Command =>
    ({ store, keys, now }) => {
      const ownPayees = payeesOf(store.read, keys.ana);
      const key = ownPayees[at % Math.max(1, ownPayees.length)]?.key ?? '';
      const actor = { customer: keys.ana, now };
      attempt(() => store.transact((tx) => remove(tx, actor, { key, billType: undefined })));
    },
);

const checkBillsNow = ({ store, watched, now }: World): void => checkWatchedBills(store.read, watched, now);

const goTo = (world: World, instant: number): void => {
  world.now = instant;
  runDueJobs(world.store, jobHandlers, world.now);
};

const wait = fc.integer({ min: 1, max: 30 }).map(
  (hours): Command =>
    (world) =>
      goTo(world, world.now + hours * HOUR_MS),
);

/** Advances to the fifth of a later month; checks open bills at each month's end. */
const months = fc.integer({ min: 1, max: 3 }).map(
  (count): Command =>
    (world) => {
      for (let month = 0; month < count; month += 1) {
        const first = `${addMonths(bankDate(world.now), 1).slice(0, 7)}-01`;
        goTo(world, startOfDay(first) - 1);
        checkBillsNow(world);
        goTo(world, atHour(addDays(first, 4), 10));
      }
    },
);

/** Returns the total that all merchants received. */
const received = (reader: Reader): number =>
  reader
    .all(ledgerAccounts)
    .filter(({ key }) => key.startsWith('bank:services:MXN:'))
    .reduce((sum, { key }) => sum + balanceOf(reader, key), 0);

test('payments match their orders, are signed if needed and made once, and the books balance', async () => {
  const bankUnderTest = await openBank();
  const { bank } = bankUnderTest;
  const keys = {
    ana: (await bankUnderTest.signIn('ana')).key,
    carmen: (await bankUnderTest.signIn('carmen')).key,
  };
  const steps = fc.oneof(
    { weight: 8, arbitrary: send },
    { weight: 2, arbitrary: amend },
    removePayee,
    { weight: 2, arbitrary: wait },
    { weight: 2, arbitrary: months },
  );
  const candidates = Object.values(keys).flatMap((customer) => [...payeesOf(bank.read, customer)]);
  const watched = watchBills(bank.read, candidates, bank.now);
  const counts = { PROCESSED: 0, SCHEDULED: 0, REJECTED: 0, CANCELLED: 0 };
  fc.assert(
    fc.property(fc.array(steps, { minLength: 10, maxLength: 30 }), (sequence) => {
      const store = new Store(collections, copyState(collections, bank.store.state));
      const world: World = { store, keys, now: bank.now, operations: [], watched: copyWatch(watched) };
      for (const command of sequence) command(world);

      expect(ledgerProblems(store.read)).toEqual([]);
      // Each new payment has an order or a direct debit; the merchants received their sum.
      const before = new Map(bank.read.all(payments).map((payment) => [payment.key, payment.status]));
      const executed = store.read
        .all(payments)
        .filter(({ key, status }) => status === 'PROCESSED' && before.get(key) !== 'PROCESSED');
      const paidSum = executed.reduce((sum, { amount }) => sum + amount, 0);
      expect(received(store.read) - received(bank.read)).toBe(paidSum);
      for (const payment of store.read.all(payments)) {
        if (before.has(payment.key)) continue;
        counts[payment.status] += 1;
        const operation = world.operations.find(({ key }) => key === payment.key);
        expect(payment.directDebit ?? operation).toBeDefined();
        if (payment.payee === undefined && operation?.unsaved) expect(operation.signed).toBe(true);
      }
      // A bill counts payments up to its amount, which payments of type TOTAL never exceed.
      for (const bill of store.read.all(bills)) {
        const earlier = bank.read.get(bills, bill.key)?.paid ?? 0;
        const billPayments = executed.filter((payment) => payment.bill?.key === bill.key);
        const sum = billPayments.reduce((total, { amount }) => total + amount, earlier);
        expect(bill.paid).toBe(Math.min(bill.amount, sum));
        if (billPayments.length > 0 && billPayments.every(({ paymentType }) => paymentType === 'TOTAL')) {
          expect(sum).toBeLessThanOrEqual(bill.amount);
        }
      }
      // Every payment covers its own bill or is credited to later bills.
      checkBillsNow(world);
      for (const bills of world.watched) {
        const { byBills, byPayments } = paidTo(bills, executed);
        expect(byBills).toBe(byPayments);
      }
      for (const limitKey of ['BillPayments', 'MobileTopUp'] as const) {
        expect(usedOn(store.read, keys.ana, limitKey, bankDate(world.now))).toBeLessThanOrEqual(DAILY);
      }
    }),
    runs(60, 10),
  );
  for (const count of [counts.PROCESSED, counts.SCHEDULED, counts.CANCELLED])
    expect(count).toBeGreaterThan(0);
});
