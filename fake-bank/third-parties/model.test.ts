import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LimitKey } from '#contract/limits';
import { addDays, bankDate } from '#contract/shared/dates';
import { type ThirdPartyOrder, thirdPartyTypes } from '#contract/third-parties';
import { collections } from '../collections';
import { runDue } from '../due/due-work';
import { dueHandlers } from '../due-handlers';
import { Refusal } from '../http/refusal';
import { ledgerProblems } from '../ledger/invariants';
import { ledgerTransactions } from '../ledger/ledger';
import { DAILY, setCustomerLimit, usedOn } from '../ledger/limits';
import { recipients } from '../ledger/recipients';
import { initiate, sign } from '../operation/signature';
import { copyState, Store } from '../store/store';
import { openBank } from '../testing/bank-under-test';
import { TOKENS, WRONG_TOKEN } from '../testing/signing';
import { transfers } from '../transfer-book/transfer';
import { execute, setUp, validate } from './commands';
import { isCharged } from './magic';

const TODAY = '2026-11-23';
const HOUR_MS = 3_600_000;
const ACCOUNTS = ['ana-nomina', 'ana-ahorro', 'ana-dolares', 'ana-tarjeta', 'luis-cheques'];

type Operation = { key: string; nonce: string; url: string; signed: string[] };
/** A bank of its own for each sequence of commands, and what was set up in it so far. */
type World = { store: Store; customer: string; now: number; operations: Operation[] };
type Command = (world: World) => void;

/** A refusal is an outcome; anything else is a defect. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const operationAt = ({ operations }: World, at: number) => operations[at % Math.max(1, operations.length)];

const begin = fc.constantFrom(...thirdPartyTypes).map(
  (type): Command =>
    (world) => {
      const opened = world.store.transact((tx) => setUp(tx, world.customer, type));
      world.operations.push({ ...opened, url: `/execute/${opened.key}`, signed: [] });
    },
);

const anyOrder = (saved: readonly string[]): fc.Arbitrary<ThirdPartyOrder> =>
  fc.record({
    transfer_type: fc.constantFrom('onetime', 'onetime', 'schedule'),
    from_account_key: fc.constantFrom(...ACCOUNTS),
    to_recipient_key: fc.constantFrom(...saved),
    amount: fc.record({
      amount: fc.integer({ min: 1, max: 4_000_000 }).map((cents) => cents / 100),
      currency_code: fc.constant('MXN'),
    }),
    start_date: fc.integer({ min: 0, max: 3 }).map((days) => addDays(TODAY, days)),
    message: fc.constantFrom('renta', 'comida'),
  });

/** Validates one order, asks for its execution, signs it or not, and executes that or another order twice. */
const send = (saved: readonly string[]) =>
  fc
    .record({
      at: fc.nat(30),
      validated: anyOrder(saved),
      other: anyOrder(saved),
      honest: fc.integer({ min: 0, max: 3 }).map((die) => die > 0),
      token: fc.constantFrom(TOKENS.ana, TOKENS.ana, TOKENS.ana, WRONG_TOKEN, undefined),
    })
    .map(
      ({ at, validated, other, honest, token }): Command =>
        (world) => {
          const operation = operationAt(world, at);
          if (!operation) return;
          const { store, customer, now } = world;
          const { key, nonce, url } = operation;
          const call = { customer, now, method: 'POST', url };
          const run = () =>
            attempt(() =>
              store.transact((tx) => execute(tx, call, key, { ...(honest ? validated : other), nonce })),
            );
          attempt(() =>
            store.transact((tx) => validate(tx, call, key, { ...validated, nonce, action: 'Validate' })),
          );
          run();
          if (token !== undefined) signWith(world, operation, token);
          run();
          run();
        },
    );

function signWith({ store, customer, now }: World, operation: Operation, value: string): void {
  const { key, url } = operation;
  const signing = { customer, now, wall: now };
  const begun = attempt(() => store.transact((tx) => initiate(tx, signing, { key, url, method: 'POST' })));
  if (!begun) return;
  const outcome = attempt(() => store.transact((tx) => sign(tx, signing, { key: begun.key, value })));
  if (outcome === 'SIGNED') operation.signed.push(begun.key);
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
      runDue(world.store, dueHandlers, world.now);
    },
);

const described = (store: Store, beginning: RegExp) =>
  store.read.all(ledgerTransactions).filter(({ description }) => beginning.test(description)).length;

test('whatever is sent to others, the books balance and nothing moves unsigned, twice or above a day', async () => {
  const own = await openBank();
  const { bank } = own;
  const customer = (await own.signIn('ana')).key;
  const saved = bank.read.list(recipients, 'byCustomer', customer).map(({ key }) => key);
  const steps = fc.oneof(begin, { weight: 5, arbitrary: send(saved) }, changeLimit, wait);
  let made = 0;
  fc.assert(
    fc.property(fc.array(steps, { minLength: 10, maxLength: 30 }), (sequence) => {
      const store = new Store(collections, copyState(collections, bank.store.state));
      const world: World = { store, customer, now: bank.now, operations: [] };
      const [sent, returned] = [/^(SPEI enviado a|Transferencia a|Pago de) /, /^SPEI devuelto/];
      const before = { sent: described(store, sent), returned: described(store, returned) };
      for (const command of sequence) command(world);

      expect(ledgerProblems(store.read)).toEqual([]);
      const ordered = store.read
        .all(transfers)
        .filter(({ key, thirdParty }) => thirdParty !== undefined && !bank.read.get(transfers, key));
      for (const { key } of ordered) {
        expect(world.operations.find((operation) => operation.key === key)?.signed).not.toEqual([]);
      }
      const left = ordered.filter(
        ({ status }) => isCharged(status) && !['SCHEDULED', 'CANCELLED', 'REJECTED'].includes(status),
      );
      expect(described(store, sent) - before.sent).toBe(left.length);
      const back = ordered.filter(({ status }) => status === 'REVERSE').length;
      expect(described(store, returned) - before.returned).toBe(back);
      for (const limitKey of LimitKey.options) {
        expect(usedOn(store.read, customer, limitKey, bankDate(world.now))).toBeLessThanOrEqual(DAILY);
      }
      made += left.length;
    }),
    { numRuns: 40 },
  );
  expect(made).toBeGreaterThan(0);
}, 60_000);
