import { expect, test } from 'vitest';
import { withField } from '#bank/testing/leaves';
import { errorAt, errorOfEdited, put, type Records, type Row, rowOf } from './import.test-support';

test.each<[list: string, field: string, words: string]>([
  ['customers', 'user', 'el usuario ana'],
  ['customers', 'token', 'el token 318204'],
  ['accounts', 'clabe', 'la CLABE'],
  ['accounts', 'debitCard', 'la tarjeta'],
  ['transfers', 'confirmationNumber', 'el folio'],
  ['investments', 'confirmationNumber', 'el folio'],
  ['transfers', 'thirdParty.trackingKey', 'la clave de rastreo'],
  ['transfers', 'thirdParty.proofKey', 'la clave del CEP'],
  ['offers', 'reference', 'la oferta'],
  ['due-work', 'ordinal', 'el turno'],
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
  ['recipients', 'alias', 'MAMA', ({ key }: Row) => key === 'ana-tornillo'],
  ['payees', 'nickname', 'luz DE casa', ({ key }: Row) => key === 'ana-agua-estudio'],
])(
  'rejects a row of %s with the %s of another, without regard to case and accents',
  async (list, field, value, isLike) => {
    const error = await errorOfEdited(put(list, field, value, isLike));
    expect(error).toMatch(errorAt(list, field, /el alias «(mama|luz de casa)» de un/));
  },
);

test.each<[string, string, unknown, RegExp]>([
  ['customers', 'user', 'ANA', /Escribe un usuario de minúsculas/],
  ['recipients', 'bankId', '044', /044 es este banco/],
  ['recipients', 'bankId', '014', /la CLABE \d+ no es de 014/],
  ['payees', 'reference', '1', /Faltan|Te faltan|dígitos|Mínimo|Son/],
  ['payees', 'reference', '999999999999', /no es el valor de «reference»/],
])('rejects a row of %s with the %s %s', async (list, field, value, reason) => {
  const isLike = ({ key, user }: Row) => key === 'ana-mama' || key === 'ana-luz' || user === 'ana';
  expect(await errorOfEdited(put(list, field, value, isLike))).toMatch(errorAt(list, field, reason));
});

test('rejects an own account as a recipient, and a bill that is paid above its amount', async () => {
  const own = (records: Records) => rowOf(records, 'accounts', ({ key }) => key === 'ana-ahorro').clabe;
  const error = await errorOfEdited((records) =>
    put('recipients', 'accountId', own(records), ({ key }) => key === 'ana-mama')(records),
  );
  expect(error).toMatch(errorAt('recipients', 'accountId', /\d+ es de una cuenta propia/));
  const overpaid = await errorOfEdited(({ bills }) => Object.assign(Object(bills?.[0]), { paid: 9_999_999 }));
  expect(overpaid).toMatch(errorAt('bills', 'paid', /de \S+ se pagó más/));
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
