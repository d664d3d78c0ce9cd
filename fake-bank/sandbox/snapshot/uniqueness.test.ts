import { expect, test } from 'vitest';
import { withField } from '#bank/testing/leaves';
import { errorAt, errorOfEdited, put, type Records, type Row, rowOf } from './import.test-support';

test.each<[list: string, field: string, message: string]>([
  ['customers', 'user', 'the user ana'],
  ['customers', 'token', 'the token 318204'],
  ['accounts', 'clabe', 'the CLABE'],
  ['accounts', 'debitCard', 'the card'],
  ['transfers', 'confirmationNumber', 'the folio'],
  ['investments', 'confirmationNumber', 'the folio'],
  ['transfers', 'thirdParty.trackingKey', 'the tracking key'],
  ['transfers', 'thirdParty.proofKey', 'the proof key'],
  ['offers', 'reference', 'the offer'],
  ['due-work', 'ordinal', 'the ordinal'],
])('rejects two rows of %s with the same %s', async (list, field, message) => {
  const path = field.split('.');
  const valueIn = (row: Row) => path.reduce<unknown>((value, name) => Object(value)[name], row);
  const error = await errorOfEdited((records) => {
    const [first, second] = records[list]?.filter((row) => valueIn(row) !== undefined) ?? [];
    Object.assign(Object(second), withField(Object(second), path, valueIn(Object(first))));
  });
  expect(error).toMatch(errorAt(list, field, message));
  expect(error).toMatch(new RegExp(` is also in row \\d+ of "${list}"`));
});

test('rejects a folio that a row of another list already has', async () => {
  const error = await errorOfEdited(({ transfers, payments }) =>
    Object.assign(Object(payments?.at(-1)), { confirmationNumber: transfers?.[0]?.confirmationNumber }),
  );
  expect(error).toMatch(/^Row \d+ of "payments" .* is also in row 1 of "transfers"\.$/);
});

test.each([
  ['recipients', 'accountId', 'the account TPT'],
  ['payees', 'reference', 'the service '],
])('rejects two %s of a customer with the same %s', async (list, field, message) => {
  const error = await errorOfEdited(
    (records) => void records[list]?.push({ ...records[list]?.[0], key: 'otro' }),
  );
  expect(error).toMatch(errorAt(list, field, message));
  expect(error).toContain(` is also in row 1 of "${list}".`);
});

test.each([
  ['recipients', 'alias', 'MAMA', ({ key }: Row) => key === 'ana-tornillo'],
  ['payees', 'nickname', 'luz DE casa', ({ key }: Row) => key === 'ana-agua-estudio'],
])(
  'rejects a row of %s with the %s of another, ignoring case and accents',
  async (list, field, value, isLike) => {
    const error = await errorOfEdited(put(list, field, value, isLike));
    expect(error).toMatch(
      errorAt(list, field, /the (alias|nickname) "(mama|luz de casa)" of a (payee|recipient)/),
    );
  },
);

test.each<[string, string, unknown, RegExp]>([
  ['customers', 'user', 'ANA', /Write a user name of lower-case letters/],
  ['recipients', 'bankId', '044', /044 is this bank/],
  ['recipients', 'bankId', '014', /the CLABE \d+ is not of 014/],
  ['payees', 'reference', '1', /Write a number of \S+: 12 digits/],
  ['payees', 'reference', '999999999999', /is not the value of "reference"/],
])('rejects a row of %s with the %s %s', async (list, field, value, reason) => {
  const isLike = ({ key, user }: Row) => key === 'ana-mama' || key === 'ana-luz' || user === 'ana';
  expect(await errorOfEdited(put(list, field, value, isLike))).toMatch(errorAt(list, field, reason));
});

test('rejects a recipient with an account of its customer, and a bill paid above its amount', async () => {
  const ownClabe = (records: Records) => rowOf(records, 'accounts', ({ key }) => key === 'ana-ahorro').clabe;
  const error = await errorOfEdited((records) =>
    put('recipients', 'accountId', ownClabe(records), ({ key }) => key === 'ana-mama')(records),
  );
  expect(error).toMatch(errorAt('recipients', 'accountId', /\d+ is an account of the same customer/));
  const overpaid = await errorOfEdited(({ bills }) => Object.assign(Object(bills?.[0]), { paid: 9_999_999 }));
  expect(overpaid).toMatch(errorAt('bills', 'paid', /more of \S+ was paid/));
});

test.each([
  ['012320015488230198', 'the check digit of 012320015488230198 is wrong.'],
  ['5512345678', undefined],
  ['123456789', '123456789 does not have the digits of its kind of account.'],
])('checks the number %s of a recipient against its type', async (accountId, reason) => {
  const edit = put('recipients', 'accountId', accountId, ({ key }) => key === 'ana-mama');
  const error = await errorOfEdited(edit);
  if (reason === undefined) expect(error).toBeUndefined();
  else expect(error).toMatch(errorAt('recipients', 'accountId', reason));
});

test('the error of a repeated row names the fields of its key', async () => {
  const repeat = (list: string) =>
    errorOfEdited((records) => void records[list]?.push({ ...records[list]?.[0] }));
  expect(await repeat('fund-valuations')).toMatch(
    errorAt('fund-valuations', 'fund, date', 'is the same as in row 1.'),
  );
  expect(await repeat('sequences')).toMatch(errorAt('sequences', 'name', 'is the same as in row 1.'));
});
