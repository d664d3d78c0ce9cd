import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { ledgerTransactions } from '#bank/core/ledger/ledger';
import { initiate, sign } from '#bank/core/operations/signature';
import { runDueJobs } from '#bank/core/scheduling/scheduled-jobs';
import { copyState, Store } from '#bank/core/storage/store';
import { collections, jobHandlers } from '#bank/modules';
import { DAILY, setCustomerLimit, usedOn } from '#bank/shared/limits/limits';
import { type Recipient, recipients } from '#bank/shared/parties/recipients';
import { transfers } from '#bank/shared/transfers/transfer';
import { openBank } from '#bank/testing/bank-under-test';
import { attempt } from '#bank/testing/refusals';
import { TOKENS, WRONG_TOKEN } from '#bank/testing/signing';
import { addDays, bankDate } from '#contract/domain/dates';
import {
  type ThirdPartyType,
  thirdPartyTypes,
  transferTypeAndLimitOf,
} from '#contract/domain/third-party-type';
import { LimitKey } from '#contract/limits';
import type { ThirdPartyOrder } from '#contract/third-parties';
import { isCharged } from './magic';
import { execute, setUp, validate } from './service';

const HOUR_MS = 3_600_000;
const ACCOUNTS = ['ana-nomina', 'ana-ahorro', 'ana-dolares', 'ana-tarjeta', 'luis-cheques'];

type Operation = { type: ThirdPartyType; key: string; nonce: string; url: string; signed: string[] };
/** State of the separate bank of each sequence of commands. */
type World = {
  store: Store;
  customer: string;
  now: number;
  operations: Operation[];
  savedRecipients: readonly Recipient[];
};
type Command = (world: World) => void;

const operationAt = ({ operations }: World, at: number) => operations[at % Math.max(1, operations.length)];

function setUpOperation(world: World, type: ThirdPartyType): Operation {
  const setup = world.store.transact((tx) => setUp(tx, world.customer, type));
  const operation = { ...setup, type, url: `/execute/${setup.key}`, signed: [] };
  world.operations.push(operation);
  return operation;
}

/** Mostly valid orders: the recipient matches the operation's type unless `isMismatched`. */
const anyOrderDraft = fc.record({
  transfer_type: fc.constantFrom('onetime', 'onetime', 'schedule'),
  from_account_key: fc.constantFrom('ana-nomina', 'ana-ahorro', ...ACCOUNTS),
  recipient: fc.nat(100),
  isMismatched: fc.integer({ min: 0, max: 5 }).map((die) => die === 0),
  cents: fc.integer({ min: 1, max: 2_000_000 }),
  days: fc.constantFrom(0, 0, 0, 1, 2),
  message: fc.constantFrom('renta', 'comida'),
});
type OrderDraft = typeof anyOrderDraft extends fc.Arbitrary<infer Value> ? Value : never;

const typeOf = ({ accountType }: Recipient) => transferTypeAndLimitOf[accountType].type;

function orderOf(
  { recipient, isMismatched, cents, days, transfer_type, ...fields }: OrderDraft,
  { type }: Operation,
  { savedRecipients, now }: World,
): ThirdPartyOrder {
  const fitting = savedRecipients.filter((row) => isMismatched || typeOf(row) === type);
  return {
    ...fields,
    transfer_type,
    to_recipient_key: fitting[recipient % fitting.length]?.key ?? 'no-existe',
    amount: { amount: cents / 100, currency_code: 'MXN' },
    start_date: addDays(bankDate(now), transfer_type === 'schedule' ? days + 1 : days),
  };
}

/** Validates an order, executes it or another order, may sign it, and executes again. */
const send = fc
  .record({
    type: fc.constantFrom(...thirdPartyTypes),
    /** Index of the earlier operation to reuse; null sets up a new operation. */
    reusedIndex: fc.option(fc.nat(30), { freq: 3 }),
    validated: anyOrderDraft,
    other: anyOrderDraft,
    isSameOrder: fc.integer({ min: 0, max: 3 }).map((die) => die > 0),
    token: fc.constantFrom(TOKENS.ana, TOKENS.ana, TOKENS.ana, WRONG_TOKEN, undefined),
  })
  .map(
    ({ type, reusedIndex, validated, other, isSameOrder, token }): Command =>
      (world) => {
        const operation =
          (reusedIndex === null ? undefined : operationAt(world, reusedIndex)) ?? setUpOperation(world, type);
        const { store, customer, now } = world;
        const { key, nonce, url } = operation;
        const call = { customer, now, call: { method: 'POST', url, query: '', visit: '' } };
        const order = orderOf(validated, operation, world);
        const sentOrder = isSameOrder ? order : orderOf(other, operation, world);
        const run = () =>
          attempt(() => store.transact((tx) => execute(tx, call, key, { ...sentOrder, nonce })));
        attempt(() =>
          store.transact((tx) => validate(tx, call, key, { ...order, nonce, action: 'Validate' })),
        );
        run();
        if (token !== undefined) signWith(world, operation, token);
        run();
        run();
      },
  );

function signWith({ store, customer, now }: World, operation: Operation, value: string): void {
  const { key, url } = operation;
  const signing = { customer, now, systemClock: now };
  const signature = attempt(() =>
    store.transact((tx) => initiate(tx, signing, { key, url, method: 'POST' })),
  );
  if (!signature) return;
  const outcome = attempt(() => store.transact((tx) => sign(tx, signing, { key: signature.key, value })));
  if (outcome === 'SIGNED') operation.signed.push(signature.key);
}

const limit = fc.record({
  limitKey: fc.constantFrom(...LimitKey.options),
  pesos: fc.integer({ min: 1, max: 50_000 }),
});
const changeLimit = limit.map(
  ({ limitKey, pesos }): Command =>
    ({ store, customer }) =>
      void store.transact((tx) => setCustomerLimit(tx, { customer, limitKey, amount: pesos * 100 })),
);

const wait = fc.integer({ min: 1, max: 30 }).map(
  (hours): Command =>
    (world) => {
      world.now += hours * HOUR_MS;
      runDueJobs(world.store, jobHandlers, world.now);
    },
);

const countMovements = (store: Store, beginning: RegExp) =>
  store.read.all(ledgerTransactions).filter(({ description }) => beginning.test(description)).length;

test('every transfer is signed, posted once and within the daily limit, and the books balance', async () => {
  const bankUnderTest = await openBank();
  const { bank } = bankUnderTest;
  const customer = (await bankUnderTest.signIn('ana')).key;
  const savedRecipients = bank.read.list(recipients, 'byCustomer', customer);
  const steps = fc.oneof({ weight: 5, arbitrary: send }, changeLimit, wait);
  let chargedCount = 0;
  fc.assert(
    fc.property(fc.array(steps, { minLength: 10, maxLength: 30 }), (sequence) => {
      const store = new Store(collections, copyState(collections, bank.store.state));
      const world: World = { store, customer, now: bank.now, operations: [], savedRecipients };
      const [sent, returned] = [/^(SPEI enviado a|Transferencia a|Pago de) /, /^SPEI devuelto/];
      const before = { sent: countMovements(store, sent), returned: countMovements(store, returned) };
      for (const command of sequence) command(world);

      expect(ledgerProblems(store.read)).toEqual([]);
      const executedOrders = store.read
        .all(transfers)
        .filter(({ key, thirdParty }) => thirdParty !== undefined && !bank.read.get(transfers, key));
      for (const { key } of executedOrders) {
        expect(world.operations.find((operation) => operation.key === key)?.signed).not.toEqual([]);
      }
      const withCommission = executedOrders.filter(
        ({ status }) => isCharged(status) && !['SCHEDULED', 'CANCELLED', 'REJECTED'].includes(status),
      );
      expect(countMovements(store, sent) - before.sent).toBe(withCommission.length);
      const back = executedOrders.filter(({ status }) => status === 'REVERSE').length;
      expect(countMovements(store, returned) - before.returned).toBe(back);
      for (const limitKey of LimitKey.options) {
        expect(usedOn(store.read, customer, limitKey, bankDate(world.now))).toBeLessThanOrEqual(DAILY);
      }
      chargedCount += withCommission.length;
    }),
    { numRuns: 60 },
  );
  expect(chargedCount).toBeGreaterThan(10);
});
