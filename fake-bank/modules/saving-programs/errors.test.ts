import { expect, test } from 'vitest';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { createProgram, open, order, PROGRAMS, validated } from './program.test-support';

async function begin() {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const luis = await bank.signIn('luis');
  return { bank, ana, luis };
}

const refusal = ({ body }: { body: { notifications: { code: string; field?: string }[] } }) => {
  const [first] = body.notifications;
  return first?.field === undefined ? first?.code : `${first.code} ${first.field}`;
};
const pesos = (amount: number) => ({ amount, currency_code: 'MXN' });
const listed = async (client: Client) => (await client.get(PROGRAMS).expect(200)).body.data;

test.each<[string, object, string]>([
  ['dollars', { from_account_key: 'ana-dolares' }, '0000 from_account_key'],
  ['a credit card', { to_account: 'ana-tarjeta' }, '0000 to_account'],
  ['one account', { to_account: 'ana-nomina' }, '0000 to_account'],
  ['another customer’s source', { from_account_key: 'luis-cheques' }, 'CZ_NOT_FOUND'],
  ['another customer’s destination', { to_account: 'luis-cheques' }, 'CZ_NOT_FOUND'],
  ['no account', { to_account: 'no-existe' }, 'CZ_NOT_FOUND'],
  ['a card as the kind', { account_type: 'Tarjeta de Crédito' }, '0000 account_type'],
  ['nothing', { amount: pesos(0) }, '0000 amount'],
  ['less than nothing', { amount: pesos(-1) }, '0000 amount'],
  ['less than a centavo', { amount: pesos(0.001) }, '0000 amount'],
  ['dollars as the amount', { amount: { amount: 5, currency_code: 'USD' } }, '0000 amount.currency_code'],
  ['a centavo too much', { amount: pesos(100_000.01) }, '2082 amount'],
  ['every day', { periodicity: { frequency: 'DAILY' } }, '0000 periodicity.frequency'],
  ['today', { tx_date: '23112026' }, '0000 tx_date'],
  ['yesterday', { tx_date: '22112026' }, '0000 tx_date'],
  ['beyond 180 days', { tx_date: '23052027' }, '0000 tx_date'],
  ['a day that is none', { tx_date: '31112026' }, '0000 tx_date'],
  ['a day as others write it', { tx_date: '2026-11-24' }, '0000 tx_date'],
  ['a name with markup', { name: '<b>Casa</b>' }, '0000 name'],
  ['a name with half a character', { name: 'Casa \ud83c' }, '0000 name'],
  ['a name of 26 characters', { name: 'x'.repeat(26) }, '0000 name'],
  ['a goal of nothing', { goal: pesos(0) }, '0000 goal'],
  ['a goal in dollars', { goal: { amount: 5, currency_code: 'USD' } }, '0000 goal.currency_code'],
])('with %s a program is refused, and none is created', async (_, change, expected) => {
  const { ana } = await begin();
  const body = { ...(await open(ana)), ...order(change) };
  expect(refusal(await ana.post(`${PROGRAMS}/validations`, body))).toBe(expected);
  await ana.post(`${PROGRAMS}/confirmations`, body).expect(({ status }) => expect(status).not.toBe(200));
  expect(await listed(ana)).toHaveLength(1);
});

test('the most for one operation, and the last day that may be, are accepted', async () => {
  const { ana } = await begin();
  const { key } = await createProgram(ana, { amount: pesos(100_000), tx_date: '22052027', goal: pesos(1) });
  expect((await ana.get(`${PROGRAMS}/${key}`)).body).toMatchObject({
    amount: { amount: 100_000 },
    effectiveDate: '2027-05-22',
    nextDate: '2027-05-22',
    goal: { amount: 1 },
  });
});

test('not validated, validated otherwise, or with another’s nonce nothing is created', async () => {
  const { ana, luis } = await begin();
  const unvalidated = { ...(await open(ana)), ...order() };
  expect(refusal(await ana.post(`${PROGRAMS}/confirmations`, unvalidated).expect(409))).toBe(
    'CZ_NOT_VALIDATED',
  );
  const body = await validated(ana);
  const dearer = { ...body, amount: pesos(501) };
  expect(refusal(await ana.post(`${PROGRAMS}/confirmations`, dearer).expect(409))).toBe('CZ_NOT_VALIDATED');
  for (const call of ['validations', 'confirmations']) {
    const theirs = { ...order(), ...(await open(luis)) };
    expect(refusal(await ana.post(`${PROGRAMS}/${call}`, theirs).expect(404))).toBe('CZ_NOT_FOUND');
  }
  expect(await listed(ana)).toHaveLength(1);
  await ana.post(`${PROGRAMS}/confirmations`, body).expect(200);
  expect(refusal(await ana.post(`${PROGRAMS}/confirmations`, dearer).expect(409))).toBe('CZ_NONCE_REUSED');
  expect(await listed(ana)).toHaveLength(2);
});

test('what became too much since it was validated is refused as it is created', async () => {
  const { bank, ana } = await begin();
  const body = await validated(ana);
  const limited = { name: 'saving-programs.limited', customer: 'ana', given: { amount: '499.99' } };
  await bank.send('post', '/__bank/situations', limited).expect(204);
  expect(refusal(await ana.post(`${PROGRAMS}/confirmations`, body).expect(422))).toMatch(/^2082/);
  expect(await listed(ana)).toHaveLength(1);
});

test('another customer’s program cannot be seen, changed or removed', async () => {
  const { ana, luis } = await begin();
  const { key } = await createProgram(ana);
  const before = await listed(ana);
  const at = `${PROGRAMS}/${key}`;
  for (const answer of [
    await luis.get(at),
    await luis.get(`${at}?saving_programs_status=ERROR`),
    await luis.get(`${at}/receipt`),
    await luis.put(at, { status: 'PAUSED' }),
    await luis.delete(at),
  ]) {
    expect(answer.status).toBe(404);
    expect(refusal(answer)).toBe('CZ_NOT_FOUND');
  }
  expect(await listed(ana)).toEqual(before);
  expect(await listed(luis)).toEqual([]);
});

test.each<[string, object, string]>([
  ['nothing', {}, '0000 body'],
  ['another status', { status: 'ERROR' }, '0000 status'],
  ['a centavo too much', { amount: pesos(100_000.01) }, '2082 amount'],
  ['the account that it leaves', { to_account: 'ana-nomina' }, '0000 to_account'],
  ['dollars', { to_account: 'ana-dolares' }, '0000 to_account'],
  ['another customer’s account', { to_account: 'luis-cheques' }, 'CZ_NOT_FOUND'],
  ['another first day', { tx_date: '25112026' }, '0000 tx_date'],
  ['a goal of nothing', { goal: pesos(0) }, '0000 goal'],
])('edited with %s it is refused, and stays as it was', async (_, change, expected) => {
  const { ana } = await begin();
  const { key } = await createProgram(ana);
  const before = await listed(ana);
  expect(refusal(await ana.put(`${PROGRAMS}/${key}`, change))).toBe(expected);
  expect(await listed(ana)).toEqual(before);
});
