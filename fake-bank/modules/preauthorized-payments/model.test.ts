import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { balanceOf, ledgerTransactions, move } from '#bank/core/ledger/ledger';
import { initiate, sign } from '#bank/core/operations/signature';
import { runDueJobs } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import { copyState, Store } from '#bank/core/storage/store';
import { collections, jobHandlers } from '#bank/modules';
import { usedOn } from '#bank/shared/limits/limits';
import { billIn } from '#bank/shared/merchants/bills';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { payBill } from '#bank/shared/merchants/pay-bill';
import { bills } from '#bank/shared/merchants/stored-bills';
import { directDebits } from '#bank/shared/payments/direct-debit';
import { payments } from '#bank/shared/payments/payment';
import { openBank } from '#bank/testing/bank-under-test';
import { runs } from '#bank/testing/full-run';
import { attempt } from '#bank/testing/refusals';
import { TOKENS, WRONG_TOKEN } from '#bank/testing/signing';
import { bankDate } from '#contract/domain/dates';
import { CancellationType, type ChargedMedium } from '#contract/domain/preauthorized-payment';
import { cancel, change } from './changes';
import { mediaOf, statusOf } from './media';
import { confirm, open, validate } from './service';

const DAY_MS = 86_400_000;
const DESCRIPTION_PREFIX = 'Domiciliación ';

type World = {
  store: Store;
  customer: string;
  now: number;
  /** Keys of the operations that were signed with the correct value. */
  signedKeys: Set<string>;
};
type Command = (world: World) => void;

const companies = [
  { merchant_id: 2008, reference: '1500773391' },
  { merchant_id: 2008, reference: '1500779903' },
  { merchant_id: 2007, reference: '44109902' },
  { merchant_id: 2001, reference: '502188347710' },
  { merchant_id: 2101, reference: '5519730264' },
] as const;

const anyOrder = fc.record({
  company: fc.constantFrom(...companies),
  account_key: fc.constantFrom('ana-nomina', 'ana-nomina', 'ana-ahorro', 'ana-dolares', 'luis-cheques'),
  payment_type: fc.constantFrom<ChargedMedium[]>('ACCOUNT', 'DEBIT'),
});

type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

const orderOf = (
  { company: { merchant_id, reference }, account_key, payment_type }: AnyOrder,
  { customer }: World,
  nonce: string,
) => ({
  payment_type,
  nonce,
  merchant_id,
  account_key,
  additional_properties: [{ id: 'reference', value: reference }],
  customer: { customer_id: customer },
});

const mostlyTrue = fc.integer({ min: 0, max: 4 }).map((die) => die > 0);

const CALL = { method: 'POST', url: '/confirmations', query: '', visit: '' };

/** Validates an order, confirms this order or another one, tries to sign it and confirms it twice more. */
const create = fc
  .record({ order: anyOrder, other: anyOrder, isSameOrder: mostlyTrue, isTokenCorrect: mostlyTrue })
  .map(
    ({ order, other, isSameOrder, isTokenCorrect }): Command =>
      (world) => {
        const { store, customer, now, signedKeys } = world;
        const caller = { customer, now, call: CALL };
        const { key, nonce } = store.transact((tx) => open(tx, customer));
        attempt(() => store.transact((tx) => validate(tx, caller, orderOf(order, world, nonce))));
        const sentOrder = orderOf(isSameOrder ? order : other, world, nonce);
        const run = () => attempt(() => store.transact((tx) => confirm(tx, caller, sentOrder)));
        run();
        const signing = { customer, now, systemClock: now };
        const target = { key, url: CALL.url, method: CALL.method };
        const signature = attempt(() => store.transact((tx) => initiate(tx, signing, target)));
        const value = isTokenCorrect ? TOKENS.ana : WRONG_TOKEN;
        const outcome =
          signature &&
          attempt(() => store.transact((tx) => sign(tx, signing, { key: signature.key, value })));
        if (outcome === 'SIGNED') signedKeys.add(key);
        run();
        run();
      },
  );

const end = fc.record({ order: anyOrder, type: fc.constantFrom(...CancellationType.options) }).map(
  ({ order: { company, account_key }, type }): Command =>
    ({ store, customer, now }) => {
      const { nonce } = store.transact((tx) => open(tx, customer));
      const target = { nonce, merchant_id: company.merchant_id, account_key };
      const cancellation =
        type === 'CANCELLATION_COMPANY'
          ? { ...target, cancellation_type: type }
          : { ...target, cancellation_type: type };
      for (let times = 0; times < 2; times += 1)
        attempt(() => store.transact((tx) => cancel(tx, { customer, now }, cancellation)));
    },
);

const toggle = fc.nat(5).map(
  (at): Command =>
    ({ store, customer, now }) => {
      const media = mediaOf(store.read, customer);
      const medium = media[at % media.length];
      if (!medium) return;
      const { paymentType: media_type, number: media_type_number } = medium;
      attempt(() => store.transact((tx) => change(tx, { customer, now }, { media_type, media_type_number })));
    },
);

/** Pays a bill as another customer. */
const payElsewhere = fc.constantFrom(...companies).map(
  ({ reference }): Command =>
    ({ store, customer, now }) => {
      const debit = store.read
        .list(directDebits, 'byCustomer', customer)
        .find((row) => row.reference === reference);
      if (!debit) return;
      const billed = { merchant: merchantOf(debit.merchantKey), reference, today: bankDate(now) };
      const bill = billIn(store.read, billed, bankDate(now).slice(0, 7));
      if (bill.owed > 0) store.transact((tx) => payBill(tx, billed, bill, bill.owed));
    },
);

/** Withdraws all of Ana's money, or deposits some. */
const changeFunds = fc.boolean().map(
  (withdrawsAll): Command =>
    ({ store, now }) => {
      const amount = withdrawsAll ? balanceOf(store.read, 'ana-nomina') : 5_000_00;
      const [from, to] = withdrawsAll ? ['ana-nomina', 'bank:cash:MXN'] : ['bank:cash:MXN', 'ana-nomina'];
      if (amount > 0)
        store.transact((tx) =>
          move(tx, { at: now, description: 'Efectivo', category: 'cash', from, to, amount }),
        );
    },
);

const wait = fc.integer({ min: 1, max: 40 }).map(
  (days): Command =>
    (world) => {
      world.now += days * DAY_MS;
      runDueJobs(world.store, jobHandlers, world.now);
    },
);

/** Checks that rows are consistent with each other and with the scheduled jobs. */
function checkRows(reader: Reader, customer: string): void {
  const enabledKeys = new Set<string>();
  for (const debit of reader.list(directDebits, 'byCustomer', customer)) {
    const { merchantKey, reference, turn, cancelledAt, paymentType, from } = debit;
    const isOn = statusOf(reader, { account: from.account, paymentType }) === 'ENABLED';
    expect(turn !== undefined).toBe(cancelledAt === undefined && isOn);
    if (turn === undefined) expect(debit.lastCharge?.status).not.toBe('RETRYING');
    if (cancelledAt !== undefined) continue;
    expect(enabledKeys.has(`${merchantKey} ${reference}`)).toBe(false);
    enabledKeys.add(`${merchantKey} ${reference}`);
  }
}

test('every charge has a signed direct debit, no bill is paid twice, and the books balance', async () => {
  const bankUnderTest = await openBank();
  const { bank } = bankUnderTest;
  const customer = (await bankUnderTest.signIn('ana')).key;
  const before = {
    debits: new Set(bank.read.all(directDebits).map(({ key }) => key)),
    payments: new Set(bank.read.all(payments).map(({ key }) => key)),
    transactions: new Set(bank.read.all(ledgerTransactions).map(({ key }) => key)),
  };
  const counts = { newDebits: 0, charged: 0, failed: 0, cancelled: 0 };
  const steps = fc.oneof({ weight: 4, arbitrary: create }, end, toggle, payElsewhere, changeFunds, {
    weight: 4,
    arbitrary: wait,
  });
  fc.assert(
    fc.property(fc.array(steps, { minLength: 10, maxLength: 30 }), (sequence) => {
      const store = new Store(collections, copyState(collections, bank.store.state));
      const world: World = { store, customer, now: bank.now, signedKeys: new Set() };
      for (const command of sequence) {
        command(world);
        checkRows(store.read, customer);
      }
      const { read } = store;
      expect(ledgerProblems(read)).toEqual([]);
      const newDebits = read.all(directDebits).filter(({ key }) => !before.debits.has(key));
      expect(newDebits.filter(({ key }) => !world.signedKeys.has(key))).toEqual([]);
      // Each charge is one payment of one bill of its direct debit, with one movement.
      const charges = read
        .all(payments)
        .filter(({ key, directDebit }) => directDebit && !before.payments.has(key));
      expect(new Set(charges.map(({ bill }) => bill?.key)).size).toBe(charges.length);
      for (const { directDebit = '', merchantKey, reference, from, amount } of charges) {
        const debit = read.get(directDebits, directDebit);
        expect(debit).toMatchObject({ customer, merchantKey, reference });
        expect(debit?.from.account).toBe(from.account);
        expect(amount).toBeGreaterThan(0);
      }
      const transactions = read
        .all(ledgerTransactions)
        .filter(
          ({ key, description }) =>
            !before.transactions.has(key) && description.startsWith(DESCRIPTION_PREFIX),
        );
      expect(
        transactions.map(({ date, postings }) => `${date} ${postings[0]?.account} ${postings[1]?.amount}`),
      ).toEqual(
        charges.map(({ effectiveDate, from, amount }) => `${effectiveDate} ${from.account} ${amount}`),
      );
      const paidByBill = new Map<string, number>();
      for (const { effectiveDate, amount } of charges)
        paidByBill.set(effectiveDate, (paidByBill.get(effectiveDate) ?? 0) + amount);
      for (const [day, amount] of paidByBill)
        expect(usedOn(read, customer, 'BillPayments', day)).toBeGreaterThanOrEqual(amount);
      // No bill is paid twice, by two charges or by a charge and another payer.
      for (const { bill } of charges) {
        const storedBill = read.get(bills, bill?.key ?? '');
        expect(storedBill?.paid).toBe(storedBill?.amount);
      }
      counts.newDebits += newDebits.length;
      counts.charged += charges.length;
      counts.failed += newDebits.filter(({ lastCharge }) => lastCharge?.reason).length;
      counts.cancelled += newDebits.filter(({ cancelledAt }) => cancelledAt !== undefined).length;
    }),
    runs(60, 20),
  );
  // Guards against a vacuous run.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});
