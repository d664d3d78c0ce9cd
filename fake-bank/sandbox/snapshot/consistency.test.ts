import { expect, test } from 'vitest';
import {
  order as fundOrder,
  executeOrder as makeFundOrder,
} from '#bank/modules/investment-funds/fund.test-support';
import { invest } from '#bank/modules/investment-products/investment.test-support';
import { maximumOf } from '#bank/shared/limits/limits';
import { type Client, MONDAY_MORNING, openBank } from '#bank/testing/bank-under-test';
import { transfer } from '#bank/testing/own-transfer';
import {
  add,
  type Edit,
  errorAt,
  errorOf,
  errorOfEdited,
  exportOf,
  isTransferTo,
  openUsedBank,
  put,
  type Row,
  rejectionOf,
  rowOf,
  type Snapshot,
  set,
  stateOf,
} from './import.test-support';

const isScheduled = ({ status }: Row) => status === 'SCHEDULED';
const isOver = ({ status, executedAt }: Row) => status === 'REJECTED' && executedAt !== undefined;
const isImmediate = ({ status, transferType, transactionType }: Row) =>
  status === 'PROCESSED' && (transferType ?? transactionType) !== 'schedule';

test.each<[list: string, path: string, value: unknown, message: string, isLike?: (row: Row) => boolean]>([
  ['transfers', 'executedAt', undefined, 'is no longer scheduled, and does not say since when.', isOver],
  [
    'transfers',
    'executedAt',
    1_790_000_000_000,
    'is scheduled, and says already when it was done.',
    isScheduled,
  ],
  ['transfers', 'transferType', 'onetime', 'is scheduled, and was not ordered for another day.', isScheduled],
  ['transfers', 'status', 'PROCESSED', 'is no longer scheduled, and does not say since when.', isScheduled],
  ['transfers', 'status', 'SCHEDULED', 'is scheduled, and was not ordered for another day.', isImmediate],
  ['payments', 'status', 'PROCESSED', 'is no longer scheduled, and does not say since when.', isScheduled],
  ['payments', 'status', 'SCHEDULED', 'is scheduled, and was not ordered for another day.', isImmediate],
  [
    'fund-operations',
    'status',
    'CANCELLED',
    'is no longer scheduled, and does not say since when.',
    isScheduled,
  ],
  ['fund-operations', 'cash', undefined, 'has no cheque account.', isScheduled],
  [
    'fund-operations',
    'status',
    'REJECTED',
    'has a result exactly if it is processed.',
    ({ traded }) => traded !== undefined,
  ],
  ['saving-programs', 'to.account', 'ana-nomina', 'saves into the account that pays.'],
  ['saving-programs', 'status', 'PAUSED', 'has a next run exactly if it is not paused.'],
  ['saving-programs', 'nextRun', undefined, 'has a next run exactly if it is not paused.'],
  ['portability-requests', 'status', 'ACCEPTED', 'does not have the last status of its history.'],
  [
    'direct-debits',
    'cancelledAt',
    1_790_000_000_000,
    'is cancelled, and says when it charges.',
    (row) => 'turn' in row,
  ],
  [
    'recipients',
    'status',
    'ON_HOLD',
    'is on hold, and does not say until when.',
    ({ activeFrom }) => !activeFrom,
  ],
])('rejects a row of %s with an inconsistent %s: %s', async (list, path, value, message, isLike) => {
  let key: unknown;
  const rejection = await errorOfEdited((records) => {
    key = rowOf(records, list, isLike).key;
    put(list, path, value, isLike)(records);
  });
  expect(rejection).toMatch(/^Row \d+ of "[a-z-]+" is not valid: "[^"]+": /);
  expect(rejection).toContain(`of "${list}" is not valid: "`);
  expect(rejection?.endsWith(`: ${key} ${message}`)).toBe(true);
});

test.each<[what: string, message: RegExp, edit: Edit]>([
  [
    'a scheduled row without a job',
    /^Row scheduled-transfer:\S+ of "due-work" is not valid: "key": the job that \S+ waits for \(\S+\) is missing/,
    (records) => {
      records['due-work'] = records['due-work']?.filter(({ kind }) => kind !== 'scheduled-transfer') ?? [];
    },
  ],
  [
    'a scheduled row with a job at another time',
    /^Row \d+ of "due-work" is not valid: "at": the job that \S+ waits for \(scheduled-transfer\) is not due/,
    put('transfers', 'effectiveDate', '2026-12-09', isScheduled),
  ],
  [
    'a job without a row',
    /^Row \d+ of "due-work" is not valid: "key": nothing waits for saving-program of ana-ahorra-viaje\.$/,
    (records) => {
      records['saving-programs'] = [];
    },
  ],
])('rejects jobs that do not match the rows: %s', async (_, message, edit) => {
  expect(await errorOfEdited(edit)).toMatch(message);
});

test('accepts boundary values: the maximum limit, the best and the zero rate, a removed payee', async () => {
  const bank = await openBank();
  const snapshot = exportOf(bank);
  const { records } = snapshot;
  add('customer-limits', { customer: '40010003', limitKey: 'SAP', amount: maximumOf('SAP') })(records);
  put('investments', 'rate', 6.35, ({ amount }) => amount === 60_000_00)(records);
  put('investments', 'rate', 0, ({ amount }) => amount === 20_000_00)(records);
  put('payments', 'payee', 'nadie')(records);
  expect(await errorOf(bank, snapshot)).toBeUndefined();
});

test('rejects a bank whose clock is outside the supported years or too far ahead', async () => {
  const clocks: [field: string, reason: string, edit: Edit][] = [
    ['origin', 'The clock of a bank goes', set('clock', { origin: 0 })],
    ['at', 'the clock is outside the years', set('clock', { at: 0 })],
    ['at', 'is more than 40 years ahead', set('clock', { at: Date.parse('2070-01-01T00:00:00Z') })],
    ['at', 'is more than 40 years ahead', set('clock', { mode: 'shifted' })],
    ['at', 'is more than 40 years ahead', set('clock', { mode: 'shifted', at: 41 * 365 * 86_400_000 })],
  ];
  for (const [field, reason, edit] of clocks)
    expect(await errorOfEdited(edit)).toMatch(errorAt('clock', field, reason));
});

test('rejects a real clock if the system clock is too far ahead of the rows', async () => {
  const bank = await openBank();
  const later = () => Date.parse('2070-01-01T00:00:00Z');
  const { version, records } = exportOf(bank);
  const clock = [{ key: 'clock', mode: 'real', at: 0, origin: null }];
  const snapshot = { version, records: { ...records, clock } };
  expect(await rejectionOf(() => stateOf(snapshot, later))).toMatch(errorAt('clock', 'mode', 'is more than'));
  expect(await rejectionOf(() => stateOf(snapshot, bank.systemClock.read))).toBeUndefined();
});

test('rejects a bank without a clock, which only exports of earlier versions may lack', async () => {
  const bank = await openBank();
  const { version, records } = exportOf(bank);
  const snapshot = { version, records: { ...records, clock: [] } };
  expect(await rejectionOf(() => stateOf(snapshot, bank.systemClock.read))).toBe(
    '"clock": a bank has a clock.',
  );
  expect(
    await rejectionOf(() => stateOf({ ...snapshot, version: version - 1 }, bank.systemClock.read)),
  ).toBeUndefined();
});

test.each<[list: string, path: string]>([
  ['customers', 'lastLogin'],
  ['customers', 'previousLogin'],
  ['transfers', 'orderedAt'],
  ['payments', 'orderedAt'],
  ['fund-operations', 'orderedAt'],
  ['investments', 'orderedAt'],
  ['saving-programs', 'orderedAt'],
  ['direct-debits', 'orderedAt'],
  ['portability-requests', 'history.0.at'],
  ['activities', 'at'],
  ['outbox', 'at'],
  ['tax-activations', 'at'],
])('rejects a row of %s whose %s is after the clock', async (list, path) => {
  usedSnapshot ??= exportOf(await openUsedBank());
  const snapshot = structuredClone(usedSnapshot);
  put(list, path, Date.parse('2027-06-01T12:00:00Z'), () => true)(snapshot.records);
  expect(await rejectionOf(() => stateOf(snapshot))).toMatch(
    errorAt(list, path, /is later than the clock of the bank, 2027-01-07T/),
  );
});

test('a bank whose clock was set back can be imported', async () => {
  const bank = await openBank();
  await bank.advance('P3D');
  await transfer(await bank.signIn('ana'), { start_date: '2026-11-26' });
  await bank.send('put', '/__bank/clock', { mode: 'frozen', now: MONDAY_MORNING }).expect(200);
  const snapshot = exportOf(bank);
  expect(await errorOf(bank, snapshot)).toBeUndefined();
  put('transfers', 'orderedAt', Date.parse('2026-11-27T12:00:00Z'), isTransferTo('own'))(snapshot.records);
  expect(await errorOf(bank, snapshot)).toMatch('is later than the clock of the bank, 2026-11-26T09:30');
});

let usedSnapshot: Snapshot | undefined;

test.each([
  'transfers',
  'payments',
  'fund-operations',
  'investments',
  'saving-programs',
  'direct-debits',
  'direct-debit-cancellations',
  'portability-requests',
])('rejects %s whose operation is not executed or belongs to another customer', async (list) => {
  usedSnapshot ??= exportOf(await openUsedBank());
  const { version, records } = structuredClone(usedSnapshot);
  const sampleRow = rowOf(records, list, () => true);
  const maker = { key: sampleRow.key, customer: '40010001', kind: 'orden', number: 1 };
  const operations = (records.operations ?? []).filter(({ key }) => key !== sampleRow.key);
  const errorWith = (operation: Row) =>
    rejectionOf(() => stateOf({ version, records: { ...records, operations: [...operations, operation] } }));
  expect(await errorWith(maker)).toMatch(
    errorAt(list, 'key', `the operation ${sampleRow.key} does not say that it made the row.`),
  );
  const done = { body: '{}', made: sampleRow.key };
  const error = await errorWith({ ...maker, customer: '40010002', done });
  // Investments belong to the customer of their portfolio.
  if (sampleRow.customer === undefined) expect(error).toBeUndefined();
  else
    expect(error).toMatch(errorAt(list, 'customer', `the operation ${sampleRow.key} is another customer's.`));
});

test.each<[string, (ana: Client) => Promise<unknown>]>([
  ['transfers', (ana) => transfer(ana)],
  ['fund-operations', (ana) => makeFundOrder(ana, fundOrder())],
  ['investments', (ana) => invest(ana)],
])('an executed order of %s cannot be imported as not executed', async (list, make) => {
  const bank = await openBank();
  await make(await bank.signIn('ana'));
  const { version, records } = exportOf(bank);
  const [operation] = records.operations ?? [];
  expect(operation?.done).toBeDefined();
  delete operation?.done;
  expect(await errorOf(bank, { version, records })).toMatch(
    errorAt(list, 'key', `the operation ${operation?.key} does not say that it made the row.`),
  );
});
