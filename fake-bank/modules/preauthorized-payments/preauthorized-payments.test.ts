import { expect, test } from 'vitest';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { signPending, TOKENS, WRONG_TOKEN } from '#bank/testing/signing';
import {
  cancelCompany,
  confirm,
  createDirectDebit,
  DIRECT_DEBITS,
  nonceOf,
  order,
  rowOf,
  rows,
  signConfirmation,
  validateDirectDebit,
} from './direct-debit.test-support';

async function signInBoth() {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const luis = await bank.signIn('luis');
  return { bank, ana, luis };
}

const validate = (client: Client, body: object) => client.post(`${DIRECT_DEBITS}/validations`, body);
const codeAndFieldOf = ({ body }: { body: { notifications: { code: string; field?: string }[] } }) => {
  const [first] = body.notifications;
  return first?.field === undefined ? first?.code : `${first.code} ${first.field}`;
};

test('the list returns the same nonce until a body is bound to the operation', async () => {
  const { ana, luis } = await signInBoth();
  const first = await nonceOf(ana);
  expect(await nonceOf(ana)).toBe(first);
  expect(await nonceOf(luis)).not.toBe(first);
  await validateDirectDebit(ana);
  expect(await nonceOf(ana)).not.toBe(first);
});

test('the list returns the accounts and cards that can be charged', async () => {
  const { ana } = await signInBoth();
  const { accounts, media } = (await ana.get(DIRECT_DEBITS).expect(200)).body;
  const keys = accounts.map(({ key }: { key: string }) => key);
  expect(keys).toEqual(['ana-ahorro', 'ana-nomina']);
  const nomina = accounts.find(({ key }: { key: string }) => key === 'ana-nomina');
  const medium = (accountKey: string, paymentType: string, mediaTypeNumber: string) => ({
    accountKey,
    paymentType,
    mediaTypeNumber,
    status: 'ENABLED',
  });
  expect(media).toHaveLength(3);
  expect(media).toContainEqual(medium('ana-nomina', 'ACCOUNT', nomina.clabe));
  expect(media).toContainEqual(medium('ana-nomina', 'DEBIT', nomina.debitCard));
});

test('a direct debit is validated, signed and created once, with a receipt as JSON and PDF', async () => {
  const { bank, ana } = await signInBoth();
  const before = (await bank.ledger()).transactions.length;
  const body = { ...order(ana, { payment_type: 'DEBIT' }), nonce: await nonceOf(ana) };
  const quote = (await validate(ana, body).expect(200)).body;
  const nextCharge = { date: '2026-12-03', amount: { amount: 799, currencyCode: 'MXN' } };
  expect(quote).toMatchObject({ nonce: body.nonce, merchantName: 'Red Chinampa', nextCharge });
  const confirmation = (await confirm(ana, body).expect(200)).body;
  expect(confirmation).toMatchObject({ status: 'REQUIRED_SIGN' });
  const count = (await rows(ana)).length;
  await signConfirmation(ana, body, TOKENS.ana);
  const first = (await confirm(ana, body).expect(200)).body;
  expect(first).toEqual({ id: expect.any(String), status: 'ENABLED' });
  expect((await confirm(ana, body).expect(200)).body).toEqual(first);
  expect(await rows(ana)).toHaveLength(count + 1);
  expect(await rowOf(ana, first.id)).toMatchObject({
    paymentType: 'DEBIT',
    status: 'ENABLED',
    accountKey: 'ana-nomina',
    mediaTypeNumber: expect.stringMatching(/^\d{16}$/),
    merchantId: 2008,
    reference: '1500773391',
    nextCharge,
  });
  const receipt = `${DIRECT_DEBITS}/${first.id}/receipt`;
  expect((await ana.get(receipt).expect(200)).body).toMatchObject({
    ...first,
    operationType: 'CREATION',
    payments: [{ merchantName: 'Red Chinampa', nextCharge }],
  });
  await ana.get(receipt, { accept: 'application/pdf' }).expect('content-type', /pdf/);
  expect((await bank.ledger()).transactions).toHaveLength(before);
});

test('ten concurrent confirmations create one direct debit', async () => {
  const { ana } = await signInBoth();
  const body = await validateDirectDebit(ana);
  const count = (await rows(ana)).length;
  await signConfirmation(ana, body, TOKENS.ana);
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(ana, body)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await rows(ana)).toHaveLength(count + 1);
});

test('without a valid signature and validation nothing is created', async () => {
  const { ana } = await signInBoth();
  const count = (await rows(ana)).length;
  const unvalidated = { ...order(ana), nonce: await nonceOf(ana) };
  expect(codeOf(await confirm(ana, unvalidated).expect(409))).toBe('CZ_NOT_VALIDATED');
  const body = await validateDirectDebit(ana);
  const { key } = (await confirm(ana, body).expect(200)).body;
  const call = { method: 'POST', url: `${DIRECT_DEBITS}/confirmations`, key } as const;
  await expect(signPending(ana, call, WRONG_TOKEN)).rejects.toThrow('RETRY');
  expect((await confirm(ana, body).expect(200)).body.status).toBe('REQUIRED_SIGN');
  await signPending(ana, call, TOKENS.ana);
  const other = { ...body, account_key: 'ana-ahorro' };
  expect(codeOf(await confirm(ana, other).expect(409))).toBe('CZ_NOT_VALIDATED');
  // A new validation requires a new signature.
  await validate(ana, other).expect(200);
  expect((await confirm(ana, other).expect(200)).body.status).toBe('REQUIRED_SIGN');
  expect(await rows(ana)).toHaveLength(count);
});

test('a used nonce is rejected for another order', async () => {
  const { ana } = await signInBoth();
  const body = await validateDirectDebit(ana);
  await signConfirmation(ana, body, TOKENS.ana);
  await confirm(ana, body).expect(200);
  const other = { ...body, additional_properties: [{ id: 'reference', value: '1500773399' }] };
  expect(codeOf(await confirm(ana, other).expect(409))).toBe('CZ_NONCE_REUSED');
  expect(codeOf(await validate(ana, other).expect(409))).toBe('CZ_NONCE_REUSED');
});

test('rejects the id of another customer', async () => {
  const { ana, luis } = await signInBoth();
  expect((await ana.get(`${DIRECT_DEBITS}?customer_id=${ana.key}`).expect(200)).body.data).toEqual(
    await rows(ana),
  );
  for (const other of [luis.key, 'no-existe', '']) {
    expect(codeAndFieldOf(await ana.get(`${DIRECT_DEBITS}?customer_id=${other}`).expect(403))).toBe(
      'CZ_OTHER_CUSTOMER',
    );
  }
  const body = { ...order(ana, { customer: { customer_id: luis.key } }), nonce: await nonceOf(ana) };
  expect(codeAndFieldOf(await validate(ana, body).expect(403))).toBe('CZ_OTHER_CUSTOMER');
  expect(codeAndFieldOf(await confirm(ana, body).expect(403))).toBe('CZ_OTHER_CUSTOMER');
});

test.each<[string, object, string]>([
  ['an unknown merchant', { merchant_id: 9999 }, '0000 merchant_id'],
  ['a merchant name instead of its id', { merchant_id: '2008' }, '0000 merchant_id'],
  ['a dollar account', { account_key: 'ana-dolares' }, '0000 account_key'],
  ['a credit card', { account_key: 'ana-tarjeta' }, '0000 account_key'],
  [
    'an account without a debit card',
    { account_key: 'ana-ahorro', payment_type: 'DEBIT' },
    '0000 account_key',
  ],
  ['another medium', { payment_type: 'PAYPAL' }, '0000 payment_type'],
  ['a missing reference', { additional_properties: [] }, '0000 additional_properties.reference'],
  [
    'a repeated reference',
    { additional_properties: [1, 2].map(() => ({ id: 'reference', value: '1500773391' })) },
    '0000 additional_properties',
  ],
  ['an account of another customer', { account_key: 'luis-cheques' }, 'CZ_NOT_FOUND'],
])('rejects %s and accepts the correction', async (_, change, expected) => {
  const { ana } = await signInBoth();
  const nonce = await nonceOf(ana);
  expect(codeAndFieldOf(await validate(ana, { ...order(ana, change), nonce }))).toBe(expected);
  await validate(ana, { ...order(ana), nonce }).expect(200);
});

test.each([
  ['rfc', 'HERA'],
  ['phone_number', '12'],
  ['identification_number', 'a b'],
])('rejects a %s in a wrong format', async (name, value) => {
  const { ana } = await signInBoth();
  const customer = { customer_id: ana.key, [name]: value };
  const body = { ...order(ana, { customer }), nonce: await nonceOf(ana) };
  expect(codeAndFieldOf(await validate(ana, body).expect(400))).toBe(`0000 customer.${name}`);
});

test('accepts the RFC for a merchant that requires it', async () => {
  const { ana } = await signInBoth();
  const school = {
    merchant_id: 2020,
    additional_properties: [
      { id: 'reference', value: 'A01274556' },
      { id: 'term', value: '3' },
      { id: 'fee', value: '3850.00' },
      { id: 'due', value: '2026-12-05' },
    ],
  };
  const nonce = await nonceOf(ana);
  expect(codeAndFieldOf(await validate(ana, { ...order(ana, school), nonce }).expect(400))).toBe(
    '0000 customer.rfc',
  );
  const customer = { customer_id: ana.key, rfc: 'HERA880417KL3', phone_number: '5512345678' };
  await createDirectDebit(ana, { ...school, customer });
});

test('rejects a second direct debit for the same reference until the first is cancelled', async () => {
  const { ana, luis } = await signInBoth();
  await createDirectDebit(ana);
  const secondOrder = { ...order(ana, { account_key: 'ana-ahorro' }), nonce: await nonceOf(ana) };
  expect(codeAndFieldOf(await validate(ana, secondOrder).expect(409))).toBe(
    'E_BAASMXERR_-10 additional_properties.reference',
  );
  await createDirectDebit(luis, { account_key: 'luis-cheques' }, TOKENS.luis);
  await cancelCompany(ana, { merchant_id: 2008, nonce: await nonceOf(ana) }).expect(200);
  await createDirectDebit(ana);
});
