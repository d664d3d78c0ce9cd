import { expect, test } from 'vitest';
import { withField } from '#bank/testing/leaves';
import { errorAt, errorOfEdited, put, type Row } from './import.test-support';

test.each<[list: string, field: string, words: string]>([
  ['customers', 'user', 'el usuario ana'],
  ['accounts', 'clabe', 'la CLABE'],
  ['accounts', 'debitCard', 'la tarjeta'],
  ['transfers', 'confirmationNumber', 'el folio'],
  ['investments', 'confirmationNumber', 'el folio'],
  ['transfers', 'thirdParty.trackingKey', 'la clave de rastreo'],
  ['transfers', 'thirdParty.proofKey', 'la clave del CEP'],
  ['offers', 'reference', 'la oferta'],
])('rejects two rows of %s with the same %s', async (list, field, words) => {
  const path = field.split('.');
  const given = (row: Row) => path.reduce<unknown>((value, name) => Object(value)[name], row);
  const error = await errorOfEdited((records) => {
    const [first, second] = records[list]?.filter((row) => given(row) !== undefined) ?? [];
    Object.assign(Object(second), withField(Object(second), path, given(Object(first))));
  });
  expect(error).toMatch(errorAt(list, field, words));
  expect(error).toMatch(new RegExp(` está también en la fila \\d+ de «${list}»`));
});

test('rejects a folio of a row in another list', async () => {
  const error = await errorOfEdited(({ transfers, payments }) =>
    Object.assign(Object(payments?.at(-1)), { confirmationNumber: transfers?.[0]?.confirmationNumber }),
  );
  expect(error).toMatch(/^La fila \d+ de «payments» .* está también en la fila 1 de «transfers»\.$/);
});

test.each([
  ['recipients', 'accountId', 'la cuenta TPT'],
  ['payees', 'reference', 'el servicio '],
])('rejects two %s of a customer with the same %s', async (list, field, words) => {
  const error = await errorOfEdited(
    (records) => void records[list]?.push({ ...records[list]?.[0], key: 'otro' }),
  );
  expect(error).toMatch(errorAt(list, field, words));
  expect(error).toContain(` está también en la fila 1 de «${list}».`);
});

test.each([
  ['012320015488230198', 'Revisa los números'],
  ['5512345678', undefined],
  ['123456789', '123456789 no tiene los dígitos de su tipo de cuenta.'],
])('checks the number %s of a recipient against its type', async (accountId, reason) => {
  const edit = put('recipients', 'accountId', accountId, ({ key }) => key === 'ana-mama');
  const error = await errorOfEdited(edit);
  if (reason === undefined) expect(error).toBeUndefined();
  else expect(error).toMatch(errorAt('recipients', 'accountId', reason));
});

test('errors of a row name the fields of its key', async () => {
  const repeat = (list: string) =>
    errorOfEdited((records) => void records[list]?.push({ ...records[list]?.[0] }));
  expect(await repeat('fund-valuations')).toMatch(
    errorAt('fund-valuations', 'fund, date', 'es igual en la fila 1.'),
  );
  expect(await repeat('sequences')).toMatch(errorAt('sequences', 'name', 'es igual en la fila 1.'));
});
