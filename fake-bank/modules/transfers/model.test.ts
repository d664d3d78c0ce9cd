import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankAccount } from '#bank/core/ledger/accounts';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { ledgerTransactions } from '#bank/core/ledger/ledger';
import { runDueJobs } from '#bank/core/scheduling/scheduled-jobs';
import type { State } from '#bank/core/storage/collection';
import { copyState, Store } from '#bank/core/storage/store';
import { collections, jobHandlers } from '#bank/modules';
import { transfers } from '#bank/shared/transfers/transfer';
import { openBank } from '#bank/testing/bank-under-test';
import { attempt } from '#bank/testing/refusals';
import { addDays, type BankDate, bankDate } from '#contract/domain/dates';
import type { TransferOrder } from '#contract/transfers';
import { cancel, execute, setUp, validate } from './service';

const DAY_MS = 86_400_000;
const ACCOUNTS = [
  'ana-nomina',
  'ana-ahorro',
  'ana-dolares',
  'ana-tarjeta',
  'ana-linea',
  'ana-prestamo',
  'ana-hipoteca',
  'ana-fondo',
  'luis-cheques',
];

/** State of one sequence of commands, which has a bank of its own. */
type World = {
  store: Store;
  customer: string;
  now: number;
  operations: { key: string; nonce: string }[];
  snapshot?: { state: State; now: number };
};
type Command = (world: World) => void;

const currencyOf = (account: string) => (account === 'ana-dolares' ? 'USD' : 'MXN');

const cents = fc.oneof(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 90_000_000 }));

/** Generates mostly typical values, because rejected orders prove little. */
const mostlyCommon = <Value>(common: Value, others: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(common) }, others);

const anyOrder: fc.Arbitrary<(today: BankDate) => TransferOrder> = fc
  .record({
    transfer_type: fc.constantFrom('onetime' as const, 'schedule' as const),
    from_account_key: fc.constantFrom(...ACCOUNTS),
    to_account_key: fc.constantFrom(...ACCOUNTS),
    cents,
    currency: mostlyCommon('own', fc.constantFrom('MXN' as const, 'USD' as const)),
    inDays: mostlyCommon(0, fc.integer({ min: -1, max: 4 })),
  })
  .map(({ cents: amount, currency, inDays, ...order }) => (today) => ({
    ...order,
    amount: {
      amount: amount / 100,
      currency_code: currency === 'own' ? currencyOf(order.from_account_key) : currency,
    },
    start_date: addDays(today, order.transfer_type === 'schedule' ? inDays + 2 : inDays),
  }));

const operationAt = ({ operations }: World, at: number) => operations[at % Math.max(1, operations.length)];

const setUpOperation = fc.constant<Command>((world) => {
  world.operations.push(world.store.transact((tx) => setUp(tx, world.customer)));
});

/** Validates an order, then executes this order or another one twice. */
const transfer = fc
  .record({
    at: fc.nat(30),
    validated: anyOrder,
    other: anyOrder,
    isSameOrder: mostlyCommon(true, fc.constant(false)),
  })
  .map(
    ({ at, validated, other, isSameOrder }): Command =>
      (world) => {
        const operation = operationAt(world, at);
        if (!operation) return;
        const { store, customer, now } = world;
        const actor = { customer, now };
        const today = bankDate(now);
        const order = validated(today);
        attempt(() =>
          store.transact((tx) => validate(tx, actor, operation.key, { ...order, action: 'Validate' })),
        );
        const sentOrder = isSameOrder ? order : other(today);
        const body = { ...sentOrder, action: 'Create' as const, nonce: operation.nonce };
        attempt(() => store.transact((tx) => execute(tx, actor, operation.key, body)));
        attempt(() => store.transact((tx) => execute(tx, actor, operation.key, body)));
      },
  );

const cancelTransfer = fc.nat(30).map(
  (at): Command =>
    (world) => {
      const storedTransfer = world.store.read.get(transfers, operationAt(world, at)?.key ?? '');
      if (storedTransfer) attempt(() => world.store.transact((tx) => cancel(tx, storedTransfer, world.now)));
    },
);

const wait = fc.integer({ min: 1, max: 3 }).map(
  (days): Command =>
    (world) => {
      world.now += days * DAY_MS;
      runDueJobs(world.store, jobHandlers, world.now);
    },
);

const takeSnapshot = fc.constant<Command>((world) => {
  world.snapshot = { state: copyState(collections, world.store.state), now: world.now };
});

/** Restores the snapshot, which lacks the operations that began after it. */
const restoreSnapshot = fc.constant<Command>((world) => {
  if (!world.snapshot) return;
  world.store.replace(copyState(collections, world.snapshot.state));
  world.now = world.snapshot.now;
});

const anyCommand = fc.oneof(
  setUpOperation,
  { weight: 4, arbitrary: transfer },
  cancelTransfer,
  wait,
  takeSnapshot,
  restoreSnapshot,
);

const commands = fc.array(anyCommand, {
  minLength: 10,
  maxLength: 30,
});

/** Counts transactions except those of interest, investments, savings, funds and a bill. */
const countTransfers = (store: Store): number => {
  const banks = ['interest', 'late-interest', 'vat', 'taxes', 'investments'] as const;
  const scheduledAccounts = new Set([
    'ana-valores',
    'jorge-valores',
    'ana-fondo',
    ...banks.map((name) => bankAccount(name)),
  ]);
  return store.read
    .all(ledgerTransactions)
    .filter(({ category, description }) => category !== 'services' && description !== 'Viaje a Oaxaca')
    .filter(({ postings }) => !postings.some(({ account }) => scheduledAccounts.has(account))).length;
};

test('the books balance, no account falls below its floor and no nonce moves money twice', async () => {
  const bankUnderTest = await openBank();
  const { bank } = bankUnderTest;
  const customer = (await bankUnderTest.signIn('ana')).key;
  let movedCount = 0;
  fc.assert(
    fc.property(commands, (sequence) => {
      const store = new Store(collections, copyState(collections, bank.store.state));
      const world: World = { store, customer, now: bank.now, operations: [] };
      const before = countTransfers(store);
      const processed = () => store.read.all(transfers).filter(({ status }) => status === 'PROCESSED').length;
      const processedBefore = processed();
      for (const command of sequence) command(world);
      expect(ledgerProblems(store.read)).toEqual([]);
      const postedCount = countTransfers(store) - before;
      expect(postedCount).toBe(processed() - processedBefore);
      movedCount += postedCount;
    }),
    { numRuns: 60 },
  );
  expect(movedCount).toBeGreaterThan(5);
});
