import { expect, test } from 'vitest';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { createProgram, open, order, PROGRAMS, validateProgram } from './program.test-support';

async function signInBoth() {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const luis = await bank.signIn('luis');
  return { bank, ana, luis };
}

const codeAndFieldOf = ({ body }: { body: { notifications: { code: string; field?: string }[] } }) => {
  const [first] = body.notifications;
  return first?.field === undefined ? first?.code : `${first.code} ${first.field}`;
};
const pesos = (amount: number) => ({ amount, currency_code: 'MXN' });
const listPrograms = async (client: Client) => (await client.get(PROGRAMS).expect(200)).body.data;

test.each<[string, object, string]>([
  ['a dollar account as source', { from_account_key: 'ana-dolares' }, '0000 from_account_key'],
  ['a credit card as destination', { to_account: 'ana-tarjeta' }, '0000 to_account'],
  ['its source as destination', { to_account: 'ana-nomina' }, '0000 to_account'],
  ['a source of another customer', { from_account_key: 'luis-cheques' }, 'CZ_NOT_FOUND'],
  ['a destination of another customer', { to_account: 'luis-cheques' }, 'CZ_NOT_FOUND'],
  ['an unknown destination', { to_account: 'no-existe' }, 'CZ_NOT_FOUND'],
  ['a card as the account type', { account_type: 'Tarjeta de Crédito' }, '0000 account_type'],
  ['an amount of zero', { amount: pesos(0) }, '0000 amount'],
  ['a negative amount', { amount: pesos(-1) }, '0000 amount'],
  ['an amount below a centavo', { amount: pesos(0.001) }, '0000 amount'],
  ['an amount in dollars', { amount: { amount: 5, currency_code: 'USD' } }, '0000 amount.currency_code'],
  ['a centavo above the limit', { amount: pesos(100_000.01) }, '2082 amount'],
  ['a daily frequency', { periodicity: { frequency: 'DAILY' } }, '0000 periodicity.frequency'],
  ['today as the first date', { tx_date: '23112026' }, '0000 tx_date'],
  ['yesterday as the first date', { tx_date: '22112026' }, '0000 tx_date'],
  ['a date beyond 180 days', { tx_date: '23052027' }, '0000 tx_date'],
  ['a date that does not exist', { tx_date: '31112026' }, '0000 tx_date'],
  ['a date in another format', { tx_date: '2026-11-24' }, '0000 tx_date'],
  ['a name with markup', { name: '<b>Casa</b>' }, '0000 name'],
  ['a name with half a surrogate pair', { name: 'Casa \ud83c' }, '0000 name'],
  ['a name of 26 characters', { name: 'x'.repeat(26) }, '0000 name'],
  ['a goal of zero', { goal: pesos(0) }, '0000 goal'],
  ['a goal in dollars', { goal: { amount: 5, currency_code: 'USD' } }, '0000 goal.currency_code'],
])('a program with %s is rejected and not created', async (_, change, expected) => {
  const { ana } = await signInBoth();
  const body = { ...(await open(ana)), ...order(change) };
  expect(codeAndFieldOf(await ana.post(`${PROGRAMS}/validations`, body))).toBe(expected);
  await ana.post(`${PROGRAMS}/confirmations`, body).expect(({ status }) => expect(status).not.toBe(200));
  expect(await listPrograms(ana)).toHaveLength(1);
});

test('accepts the maximum amount and the last possible date', async () => {
  const { ana } = await signInBoth();
  const { key } = await createProgram(ana, { amount: pesos(100_000), tx_date: '22052027', goal: pesos(1) });
  expect((await ana.get(`${PROGRAMS}/${key}`)).body).toMatchObject({
    amount: { amount: 100_000 },
    effectiveDate: '2027-05-22',
    nextDate: '2027-05-22',
    goal: { amount: 1 },
  });
});

test('no program is created without the nonce of the operation and a matching validation', async () => {
  const { ana, luis } = await signInBoth();
  const unvalidated = { ...(await open(ana)), ...order() };
  expect(codeAndFieldOf(await ana.post(`${PROGRAMS}/confirmations`, unvalidated).expect(409))).toBe(
    'CZ_NOT_VALIDATED',
  );
  const body = await validateProgram(ana);
  const dearer = { ...body, amount: pesos(501) };
  expect(codeAndFieldOf(await ana.post(`${PROGRAMS}/confirmations`, dearer).expect(409))).toBe(
    'CZ_NOT_VALIDATED',
  );
  for (const call of ['validations', 'confirmations']) {
    const otherOrder = { ...order(), ...(await open(luis)) };
    expect(codeAndFieldOf(await ana.post(`${PROGRAMS}/${call}`, otherOrder).expect(404))).toBe(
      'CZ_NOT_FOUND',
    );
  }
  expect(await listPrograms(ana)).toHaveLength(1);
  await ana.post(`${PROGRAMS}/confirmations`, body).expect(200);
  expect(codeAndFieldOf(await ana.post(`${PROGRAMS}/confirmations`, dearer).expect(409))).toBe(
    'CZ_NONCE_REUSED',
  );
  expect(await listPrograms(ana)).toHaveLength(2);
});

test('the creation is rejected if the limit was lowered after the validation', async () => {
  const { bank, ana } = await signInBoth();
  const body = await validateProgram(ana);
  const limited = { name: 'saving-programs.limited', customer: 'ana', given: { amount: '499.99' } };
  await bank.send('post', '/__bank/situations', limited).expect(204);
  expect(codeAndFieldOf(await ana.post(`${PROGRAMS}/confirmations`, body).expect(422))).toMatch(/^2082/);
  expect(await listPrograms(ana)).toHaveLength(1);
});

test('a program of another customer can neither be read, changed nor removed', async () => {
  const { ana, luis } = await signInBoth();
  const { key } = await createProgram(ana);
  const before = await listPrograms(ana);
  const at = `${PROGRAMS}/${key}`;
  for (const answer of [
    await luis.get(at),
    await luis.get(`${at}?saving_programs_status=ERROR`),
    await luis.get(`${at}/receipt`),
    await luis.put(at, { status: 'PAUSED' }),
    await luis.delete(at),
  ]) {
    expect(answer.status).toBe(404);
    expect(codeAndFieldOf(answer)).toBe('CZ_NOT_FOUND');
  }
  expect(await listPrograms(ana)).toEqual(before);
  expect(await listPrograms(luis)).toEqual([]);
});

test.each<[string, object, string]>([
  ['no fields', {}, '0000 body'],
  ['the status ERROR', { status: 'ERROR' }, '0000 status'],
  ['a centavo above the limit', { amount: pesos(100_000.01) }, '2082 amount'],
  ['its source as destination', { to_account: 'ana-nomina' }, '0000 to_account'],
  ['a dollar account as destination', { to_account: 'ana-dolares' }, '0000 to_account'],
  ['an account of another customer', { to_account: 'luis-cheques' }, 'CZ_NOT_FOUND'],
  ['another first day', { tx_date: '25112026' }, '0000 tx_date'],
  ['a goal of zero', { goal: pesos(0) }, '0000 goal'],
])('an edit with %s is rejected and changes nothing', async (_, change, expected) => {
  const { ana } = await signInBoth();
  const { key } = await createProgram(ana);
  const before = await listPrograms(ana);
  expect(codeAndFieldOf(await ana.put(`${PROGRAMS}/${key}`, change))).toBe(expected);
  expect(await listPrograms(ana)).toEqual(before);
});
