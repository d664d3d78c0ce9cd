import { expect, test } from 'vitest';
import { exportVersion } from '#bank/core/tenants/banks';
import { collections } from '#bank/modules';
import { openBank } from '#bank/testing/bank-under-test';
import { isFullRun } from '#bank/testing/full-run';
import {
  errorAt,
  errorOf,
  errorOfEdited,
  exportOf,
  openBusyBank,
  put,
  type Records,
  type Row,
  rowOf,
} from './import.test-support';

type RowPredicate = (row: Row) => boolean;
const isToOthers: RowPredicate = ({ thirdParty }) => thirdParty !== undefined;
const hasField =
  (field: string): RowPredicate =>
  (row) =>
    row[field] !== undefined;

const anyRow: RowPredicate = () => true;

test.each<[list: string, path: string, isLike?: RowPredicate]>([
  ['saving-programs', 'amount'],
  ['saving-programs', 'goal'],
  ['transfers', 'from.amount'],
  ['transfers', 'to.amount'],
  ['payments', 'amount'],
  ['payments', 'charged'],
  ['direct-debits', 'lastCharge.amount', hasField('lastCharge')],
  ['customer-limits', 'amount', anyRow],
  ['investments', 'amount', anyRow],
  ['fund-operations', 'amount'],
  ['recipients', 'lastTransfer.amount', hasField('lastTransfer')],
  ['payees', 'lastPayment.amount', hasField('lastPayment')],
  ['bills', 'amount', anyRow],
  ['issued-lines', 'amount', anyRow],
])('a row of %s cannot have a %s of zero or less', async (list, path, isLike) => {
  for (const amount of [0, -100_00]) {
    expect(await errorOfEdited(put(list, path, amount, isLike))).toMatch(
      new RegExp(`^Row \\d+ of "${list}" is not valid: "${path}": Write more than 0\\.$`),
    );
  }
});

test.each<[list: string, path: string, isLike?: RowPredicate]>([
  ['saving-programs', 'saved'],
  ['transfers', 'thirdParty.commission', isToOthers],
  ['bills', 'paid', anyRow],
])('a row of %s cannot have a negative %s', async (list, path, isLike) => {
  expect(await errorOfEdited(put(list, path, -1, isLike))).toMatch(/: Write at least 0\.$/);
});

test.each<[what: string, message: string, edit: (records: Records) => void]>([
  ['the path of the field', '"from.amount": Write a number.', put('transfers', 'from.amount', 'mil', anyRow)],
  [
    'the position in a list',
    '"entitlements.1.value": Write one of these values: Y, N',
    put('accounts', 'entitlements.1.value', 'X', ({ entitlements }) => entitlements !== undefined),
  ],
  ['a missing field', '"currency": This field is required.', put('accounts', 'currency', undefined, anyRow)],
  [
    'a row that is not an object',
    'Write an object.',
    ({ payees }) => payees?.splice(0, 1, JSON.parse('"x"')),
  ],
])('the error of a row is in English and names %s', async (_, message, edit) => {
  const [row, reason] = (await errorOfEdited(edit))?.split(' is not valid: ') ?? [];
  expect(row).toMatch(/^Row \d+ of "[a-z-]+"$/);
  expect(reason).toContain(message);
});

test.each<[list: string, path: string, value: string, isLike?: RowPredicate]>([
  ['accounts', 'clabe', '044180887268848210', hasField('clabe')],
  ['accounts', 'clabe', '012180015488723640', hasField('clabe')],
  ['accounts', 'debitCard', '5899008872688483', hasField('debitCard')],
  ['accounts', 'displayId', '4821', anyRow],
  ['accounts', 'key', '__proto__', anyRow],
  ['customers', 'user', 'ana herrera', anyRow],
  ['customers', 'token', '12345', anyRow],
  [
    'customers',
    'productMasking.0.productUrl',
    '//bank',
    ({ productMasking }) => Object(productMasking).length > 0,
  ],
  ['recipients', 'bankId', '000'],
  ['recipients', 'accountId', 'cuenta'],
  ['recipients', 'alias', '<b>Mamá</b>'],
  ['payees', 'nickname', '<b>Luz</b>'],
  ['payees', 'reference', 'número'],
  ['transfers', 'confirmationNumber', 'folio'],
  ['transfers', 'thirdParty.accountId', '__proto__', isToOthers],
  [
    'transfers',
    'thirdParty.trackingKey',
    '',
    ({ thirdParty }) => Object(thirdParty).trackingKey !== undefined,
  ],
  ['payments', 'authorization', '12', hasField('authorization')],
  ['direct-debits', 'mediaTypeNumber', '044180887268848210'],
  ['portability-requests', 'institution', '999'],
  ['portability-requests', 'number', '1'],
  ['issued-lines', 'line', '', anyRow],
  ['paid-lines', 'line', '__proto__', anyRow],
])('a row of %s cannot have a %s of "%s"', async (list, path, value, isLike) => {
  expect(await errorOfEdited(put(list, path, value, isLike))).toMatch(errorAt(list, path, ''));
});

/** Removes a list. */
const removeList =
  (name: string) =>
  (records: Records): void =>
    void delete records[name];

test.each<[what: string, message: RegExp, edit: (records: Records) => void]>([
  [
    'payments',
    /^"payments" is missing: write a list without rows as an empty one\.$/,
    removeList('payments'),
  ],
  ['the outbox (empty)', /^"outbox" is missing: write a list/, removeList('outbox')],
])('an export without the list of %s is rejected', async (_, message, edit) => {
  expect(await errorOfEdited(edit)).toMatch(message);
});

test.each(['nickname', 'from.nickname', 'from.0'])('rejects an unknown field: %s', async (path) => {
  const [, last = path] = path.split('.');
  const rejection = await errorOfEdited(put('transfers', path, last));
  expect(rejection).toMatch(errorAt('transfers', path, 'is not known.'));
});

test('exports of earlier versions may lack later lists and contain removed fields', async () => {
  const bank = await openBank();
  const { records } = exportOf(bank);
  removeList('outbox')(records);
  removeList('tax-activations')(records);
  put('transfers', 'from.nickname', 'Nómina')(records);
  const current = exportVersion(collections);
  for (const version of [1, 2, current - 1])
    expect(await errorOf(bank, { version, records })).toBeUndefined();
  expect(await errorOf(bank, { version: current, records })).toMatch(/^"[a-z-]+" is missing: /);
  for (const version of [0, 1.5, current + 1]) {
    const { body } = await bank
      .send('put', `/__bank/banks/${bank.bank.id}/import`, { version, records })
      .expect(400);
    expect(body.notifications[0]).toMatchObject({ field: 'version' });
  }
});

test('an export without customers is rejected, even in the first version', async () => {
  const bank = await openBank();
  expect(await errorOf(bank, { version: 1, records: {} })).toBe(
    '"customers": a bank has at least one customer.',
  );
  await bank.signIn('ana');
});

test('a cancelled payment can be exported and imported', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const { records } = exportOf(bank);
  const { key } = rowOf(
    records,
    'payments',
    ({ status, payee }) => status === 'SCHEDULED' && payee !== undefined,
  );
  const cancelled = { action_type: 'DELETE', transaction_type: 'SCHEDULED', operation_type: 'WITHRECEIPT' };
  await ana.put(`/api/bill-payments/v1/bill-payments/${key}`, cancelled).expect(200);
  expect(await errorOf(bank, exportOf(bank))).toBeUndefined();
});

test('a bank at the end of its clock range can be exported and imported', async () => {
  const bank = await openBank('2099-12-20T09:30:00-06:00');
  expect(await errorOf(bank, exportOf(bank))).toBeUndefined();
});

test('a bank whose clock was set back can be exported and imported', async () => {
  const bank = await openBusyBank();
  await bank.advance(isFullRun ? 'P6Y' : 'P1Y');
  const back = { mode: 'frozen', now: '2026-11-24T09:30:00-06:00' };
  await bank.send('put', '/__bank/clock', back).expect(200);
  expect(await errorOf(bank, exportOf(bank))).toBeUndefined();
});
