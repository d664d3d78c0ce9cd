import { describe, expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { signPending, TOKENS, WRONG_TOKEN } from '#bank/testing/signing';
import {
  cancel,
  confirm,
  fetchReceipt,
  listPortabilities,
  PORTABILITY_PATH,
  portabilityRequest,
  requestPortability,
  setUpAndValidate,
  setUpPortability,
  signConfirmation,
  validate,
} from './portability.test-support';

async function signInBoth() {
  const bank = await openBank();
  return { bank, ana: await bank.signIn('ana'), luis: await bank.signIn('luis') };
}

const codeAndFieldOf = ({ body }: { body: { notifications: { code: string; field?: string }[] } }) => {
  const [first] = body.notifications;
  return first?.field === undefined ? first?.code : `${first.code} ${first.field}`;
};

test('setting up returns a key, a nonce and the accounts that can receive a payroll', async () => {
  const { ana } = await signInBoth();
  const body = { customer_id: ana.key, portability_type: 'RECEIVE' };
  const answer = (await ana.post(PORTABILITY_PATH, body).expect(200)).body;
  expect(answer).toMatchObject({ key: expect.any(String), nonce: expect.any(String) });
  const keys = answer.accounts.map(({ key }: { key: string }) => key);
  expect(keys.toSorted()).toEqual(['ana-ahorro', 'ana-nomina']);
});

test.each([
  ['portability_type', { portability_type: 'SEND' }],
  ['customer_id', { customer_id: '' }],
])('setting up rejects an invalid %s', async (field, change) => {
  const { ana } = await signInBoth();
  const body = { customer_id: ana.key, portability_type: 'RECEIVE', ...change };
  expect(codeAndFieldOf(await ana.post(PORTABILITY_PATH, body).expect(400))).toBe(`0000 ${field}`);
});

test('rejects the id of another customer', async () => {
  const { ana, luis } = await signInBoth();
  const rows = await listPortabilities(ana);
  expect((await ana.get(`${PORTABILITY_PATH}?customer_id=${ana.key}`).expect(200)).body.data).toEqual(rows);
  for (const other of [luis.key, 'no-existe', '']) {
    const answer = await ana.get(`${PORTABILITY_PATH}?customer_id=${other}`).expect(403);
    expect(codeAndFieldOf(answer)).toBe('CZ_OTHER_CUSTOMER');
  }
  const body = { customer_id: luis.key, portability_type: 'RECEIVE' };
  expect(codeAndFieldOf(await ana.post(PORTABILITY_PATH, body).expect(403))).toBe('CZ_OTHER_CUSTOMER');
});

test('a request is validated, signed and created once, with a receipt as JSON and PDF', async () => {
  const { bank, ana } = await signInBoth();
  const before = (await bank.ledger()).transactions.length;
  const count = (await listPortabilities(ana)).length;
  const operation = await setUpPortability(ana);
  const quote = (await validate(ana, operation).expect(200)).body;
  expect(quote).toEqual({
    key: operation.key,
    account: { description: 'Nómina', displayId: '•••• 4821' },
    thirdPartyName: 'BBVA México',
    effectiveDate: '2026-12-07',
  });
  expect((await confirm(ana, operation).expect(200)).body).toMatchObject({ status: 'REQUIRED_SIGN' });
  expect(await listPortabilities(ana)).toHaveLength(count);
  await signConfirmation(ana, operation, {}, TOKENS.ana);
  const first = (await confirm(ana, operation).expect(200)).body;
  expect(first).toMatchObject({
    key: operation.key,
    status: 'REQUESTED',
    operationDate: '2026-11-23T09:30:00-06:00',
    effectiveDate: '2026-12-07',
    accountKey: 'ana-nomina',
    thirdParty: '012',
    thirdPartyAccountType: 'CLABE',
    thirdPartyAccountNumber: '012180015488723653',
    birthdate: '1991-03-14',
    history: [{ status: 'REQUESTED', at: '2026-11-23T09:30:00-06:00' }],
  });
  expect((await confirm(ana, operation).expect(200)).body).toEqual(first);
  const now = await listPortabilities(ana);
  expect(now).toHaveLength(count + 1);
  expect(now[0]).toEqual(first);
  expect(await fetchReceipt(ana, first.key)).toEqual(first);
  const paper = `${PORTABILITY_PATH}/${first.key}/receipt`;
  await ana.get(paper, { accept: 'application/pdf' }).expect('content-type', /pdf/);
  expect((await bank.ledger()).transactions).toHaveLength(before);
});

test('ten concurrent confirmations create one request', async () => {
  const { ana } = await signInBoth();
  const operation = await setUpAndValidate(ana);
  const count = (await listPortabilities(ana)).length;
  await signConfirmation(ana, operation, {}, TOKENS.ana);
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(ana, operation)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await listPortabilities(ana)).toHaveLength(count + 1);
});

test('without a valid signature and validation nothing is created', async () => {
  const { ana } = await signInBoth();
  const count = (await listPortabilities(ana)).length;
  expect(codeOf(await confirm(ana, await setUpPortability(ana)).expect(409))).toBe('CZ_NOT_VALIDATED');
  const operation = await setUpAndValidate(ana);
  const { key } = (await confirm(ana, operation).expect(200)).body;
  const url = `${PORTABILITY_PATH}/${operation.key}/confirmations`;
  await expect(signPending(ana, { method: 'POST', url, key }, WRONG_TOKEN)).rejects.toThrow('RETRY');
  await signPending(ana, { method: 'POST', url, key }, TOKENS.ana);
  const other = { account_key: 'ana-ahorro' };
  expect(codeOf(await confirm(ana, operation, other).expect(409))).toBe('CZ_NOT_VALIDATED');
  // A new validation requires a new signature.
  await validate(ana, operation, other).expect(200);
  expect((await confirm(ana, operation, other).expect(200)).body.status).toBe('REQUIRED_SIGN');
  expect(await listPortabilities(ana)).toHaveLength(count);
});

test('a used nonce is rejected for another request', async () => {
  const { ana } = await signInBoth();
  const operation = await setUpAndValidate(ana);
  await signConfirmation(ana, operation, {}, TOKENS.ana);
  await confirm(ana, operation).expect(200);
  const other = { account_key: 'ana-ahorro' };
  expect(codeOf(await confirm(ana, operation, other).expect(409))).toBe('CZ_NONCE_REUSED');
  expect(codeOf(await validate(ana, operation, other).expect(409))).toBe('CZ_NONCE_REUSED');
});

const CARD = '4109870011211180';

test.each<[string, object, string]>([
  ['another portability type', { portability_type: 'SEND' }, '0000 portability_type'],
  ['a dollar account', { account_key: 'ana-dolares' }, '0000 account_key'],
  ['a credit card', { account_key: 'ana-tarjeta' }, '0000 account_key'],
  ['an account of another customer', { account_key: 'luis-cheques' }, 'CZ_NOT_FOUND'],
  ['a bank name instead of its id', { third_party: 'BBVA' }, '0000 third_party'],
  ['an unknown bank', { third_party: '999' }, '0000 third_party'],
  ['this bank', { third_party: '044' }, '0000 third_party'],
  ['another account type', { third_party_account_type: 'PHONE' }, '0000 third_party_account_type'],
  ['a CLABE of another bank', { third_party: '014' }, '0000 third_party_account_number'],
  ['a CLABE in groups', { third_party_account_number: '012 180 0154' }, '0000 third_party_account_number'],
  [
    'a CLABE with a wrong check digit',
    { third_party_account_number: '012180015488723654' },
    '0000 third_party_account_number',
  ],
  ['a card number as a CLABE', { third_party_account_number: CARD }, '0000 third_party_account_number'],
  ['a CLABE as a card number', { third_party_account_type: 'DEBIT_CARD' }, '0000 third_party_account_number'],
  [
    'a card with a wrong check digit',
    { third_party_account_type: 'DEBIT_CARD', third_party_account_number: '4109870011211181' },
    '0000 third_party_account_number',
  ],
  ['a date in another format', { birthdate: '14/03/1991' }, '0000 birthdate'],
  ['a date that does not exist', { birthdate: '1991-02-30' }, '0000 birthdate'],
  ['a minor', { birthdate: '2008-11-24' }, '0000 birthdate'],
  ['a birthdate in the future', { birthdate: '2027-01-01' }, '0000 birthdate'],
])('rejects %s and accepts the correction', async (_, change, expected) => {
  const { ana } = await signInBoth();
  const operation = await setUpPortability(ana);
  expect(codeAndFieldOf(await validate(ana, operation, change))).toBe(expected);
  await validate(ana, operation).expect(200);
});

test('accepts a debit card instead of a CLABE', async () => {
  const { ana } = await signInBoth();
  const card = { third_party_account_type: 'DEBIT_CARD', third_party_account_number: CARD } as const;
  expect(await requestPortability(ana, card)).toMatchObject({
    thirdPartyAccountType: 'DEBIT_CARD',
    thirdPartyAccountNumber: CARD,
  });
});

describe('a second request for the same paying account is rejected', () => {
  const field = '0000 third_party_account_number';

  test('until the first request is cancelled, but not for another customer', async () => {
    const { ana, luis } = await signInBoth();
    const { key } = await requestPortability(ana);
    expect(codeAndFieldOf(await validate(ana, await setUpPortability(ana)).expect(400))).toBe(field);
    await requestPortability(luis, { account_key: 'luis-cheques' }, TOKENS.luis);
    await cancel(ana, key).expect(200);
    await requestPortability(ana);
  });

  test('when it is confirmed, if both requests were validated and signed before', async () => {
    const { ana } = await signInBoth();
    const [first, second] = [await setUpAndValidate(ana), await setUpAndValidate(ana)];
    await signConfirmation(ana, second, {}, TOKENS.ana);
    await signConfirmation(ana, first, {}, TOKENS.ana);
    await confirm(ana, first).expect(200);
    expect(codeAndFieldOf(await confirm(ana, second).expect(400))).toBe(field);
    expect((await listPortabilities(ana)).filter(({ status }) => status === 'REQUESTED')).toHaveLength(1);
  });

  test('while the first request is in process', async () => {
    const { ana } = await signInBoth();
    const pendingAccount = { third_party_account_number: '012180015488723640' };
    expect(codeAndFieldOf(await validate(ana, await setUpPortability(ana), pendingAccount).expect(400))).toBe(
      field,
    );
  });
});

describe('a cancellation', () => {
  test('of an open request needs no signature and can be repeated', async () => {
    const { ana } = await signInBoth();
    const { key } = await requestPortability(ana);
    const first = (await cancel(ana, key).expect(200)).body;
    expect(first).toMatchObject({ key, status: 'CANCELLED', effectiveDate: '2026-11-23' });
    expect(first.history.map(({ status }: { status: string }) => status)).toEqual(['REQUESTED', 'CANCELLED']);
    expect((await cancel(ana, key).expect(200)).body).toEqual(first);
  });

  test('of a request that the other bank rejected is refused', async () => {
    const { ana } = await signInBoth();
    const answer = await cancel(ana, 'ana-portabilidad-rechazada').expect(409);
    expect(codeOf(answer)).toBe('CZ_NOT_CANCELLABLE');
  });

  test.each([{ status: 'ACCEPTED' }, { status: 'REQUESTED' }, {}, { status: 'CANCELLED', key: 'x' }])(
    'rejects any other change: %j',
    async (body) => {
      const { ana } = await signInBoth();
      await ana.put(`${PORTABILITY_PATH}/ana-portabilidad`, body).expect(400);
      expect((await fetchReceipt(ana, 'ana-portabilidad')).status).toBe('IN_PROCESS');
    },
  );

  test('by another customer is rejected', async () => {
    const { ana, luis } = await signInBoth();
    for (const key of ['ana-portabilidad', 'no-existe']) await cancel(luis, key).expect(404);
    await luis.get(`${PORTABILITY_PATH}/ana-portabilidad/receipt`).expect(404);
    const { key, nonce } = await setUpPortability(ana);
    const path = `${PORTABILITY_PATH}/${key}`;
    const body = { ...portabilityRequest({ account_key: 'luis-cheques' }), nonce };
    expect(codeAndFieldOf(await luis.post(`${path}/validations`, body).expect(404))).toBe('CZ_NOT_FOUND');
    expect(codeAndFieldOf(await luis.post(`${path}/confirmations`, body).expect(404))).toBe('CZ_NOT_FOUND');
  });
});
