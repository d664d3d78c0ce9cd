import { describe, expect, test } from 'vitest';
import { accountOfClabe } from '#contract/domain/clabe';
import { findOwnedAccount } from './shared/accounts/views';
import { type Client, openBank } from './testing/bank-under-test';
import { newRecipient, RECIPIENTS } from './testing/recipient';
import { sendSigned, signPending, TOKENS } from './testing/signing';
import {
  executeThirdParty,
  setUpThirdParty,
  signThirdParty,
  thirdPartyOrder,
  validateThirdParty,
} from './testing/third-party';

const signIn = async () => {
  const bank = await openBank();
  return { bank, ana: await bank.signIn('ana') };
};

const rows = async (client: Client): Promise<{ key: string; alias: string; accountId: string }[]> =>
  (await client.get(RECIPIENTS).expect(200)).body.data;

describe('a name', () => {
  test.each<[string, string, string]>([
    ['combining accents', 'Jose\u0301 Nun\u0303ez', 'José Nuñez'],
    ['a diaeresis', 'Güero', 'Güero'],
    ['an ampersand', 'Telas & Hilos', 'Telas & Hilos'],
  ])('with %s is stored in its normal form', async (_, name, storedName) => {
    const { ana } = await signIn();
    const body = newRecipient({ name, recipient_type: 'BUSINESS' });
    const response = await sendSigned(ana, { method: 'POST', url: RECIPIENTS, body }, TOKENS.ana);
    expect(response.body.name).toBe(storedName);
  });

  test.each<[string, string]>([
    ['an emoji', 'Fidel 😀'],
    ['a zero-width space', 'Fi\u200bdel'],
    ['a zero-width joiner', 'Fi\u200ddel'],
    ['a byte order mark', '\ufeffFidel'],
    ['a soft hyphen', 'Fi\u00addel'],
    ['a right-to-left override', 'Fi\u202edel'],
    ['a right-to-left mark', 'Fidel\u200f'],
    ['an isolate', '\u2066Fidel\u2069'],
    ['an invisible letter', 'Fidel\u3164'],
    ['only an invisible letter', '\u3164'],
    ['many combining marks on a letter', `F${'\u0336'.repeat(20)}idel`],
    ['half a surrogate pair', 'Fidel\ud83d'],
    ['a line separator', 'Fidel\u2028Ochoa'],
    ['a non-breaking space', 'José\u00a0Luis'],
    ['markup', '<script>'],
    ['a formula', '=SUM(A1)'],
  ])('with %s is rejected', async (_, name) => {
    const { ana } = await signIn();
    const rejection = await ana.post(RECIPIENTS, newRecipient({ name })).expect(400);
    expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field: 'name' });
  });

  test('is measured after normalization: an accented letter counts as one character', async () => {
    const { ana } = await signIn();
    await ana.post(RECIPIENTS, newRecipient({ name: 'n\u0303'.repeat(40) })).expect(200);
    await ana.post(RECIPIENTS, newRecipient({ name: 'ñ'.repeat(41) })).expect(400);
  });

  test.each(['Mama\u0301', 'MAMÁ', ' mamá '])('%j is a used alias', async (alias) => {
    const { ana } = await signIn();
    await ana.post(RECIPIENTS, newRecipient({ alias })).expect(409);
  });
});

describe('rejects internal fields', () => {
  const foreign = {
    key: 'ana-mama',
    customer: '40010002',
    status: 'ACTIVE',
    activeFrom: 0,
    timesPaid: 99,
    bankName: 'Otro',
    bankOffice: '001',
    lastTransfer: {},
  };

  test.each(Object.entries(foreign))('in a request: %s', async (field, value) => {
    const { ana } = await signIn();
    const createRejection = await ana.post(RECIPIENTS, { ...newRecipient(), [field]: value }).expect(400);
    const editRejection = await ana
      .put(`${RECIPIENTS}/ana-mama`, { alias: 'Ma', [field]: value })
      .expect(400);
    for (const { body } of [createRejection, editRejection]) {
      expect(body.notifications[0]).toMatchObject({ code: '0000', field });
    }
  });

  test.each(['account_id', 'account_type', 'bank_id', 'bank_office'])('in an edit: %s', async (field) => {
    const { ana } = await signIn();
    const before = await rows(ana);
    const body = { alias: 'Ma', [field]: newRecipient().account_id };
    await ana.put(`${RECIPIENTS}/ana-mama`, body).expect(400);
    expect(await rows(ana)).toEqual(before);
  });
});

test('a signature for the edit of one recipient is not valid for another recipient', async () => {
  const { ana } = await signIn();
  const body = { alias: 'Quien sea' };
  const url = `${RECIPIENTS}/ana-mama`;
  const response = await ana.put(url, body).expect(200);
  await signPending(ana, { method: 'PUT', url, key: response.body.key }, TOKENS.ana);
  const other = await ana.put(`${RECIPIENTS}/ana-casero`, body).expect(200);
  expect(other.body.status).toBe('REQUIRED_SIGN');
  expect((await rows(ana)).map(({ alias }) => alias)).not.toContain('Quien sea');
});

test('editing a recipient during a payment does not change the destination account', async () => {
  const { ana } = await signIn();
  const operation = await setUpThirdParty(ana);
  await validateThirdParty(ana, operation, thirdPartyOrder()).expect(200);
  await executeThirdParty(ana, operation, thirdPartyOrder()).expect(200);
  await signThirdParty(ana, operation);
  const before = (await rows(ana)).find(({ key }) => key === 'ana-mama');
  const url = `${RECIPIENTS}/ana-mama`;
  await sendSigned(ana, { method: 'PUT', url, body: { alias: 'Otra persona' } }, TOKENS.ana);
  const { body } = await executeThirdParty(ana, operation, thirdPartyOrder()).expect(200);
  expect(body.toAccount.displayId).toBe(`•••• ${before?.accountId.slice(-4)}`);
  expect(body.toAccount.description).toBe('Otra persona');
});

test.each([
  ['recipient_type=TPTON,TPTON', 200],
  ['recipient_type=', 400],
  ['recipient_type=__proto__', 400],
  ['recipient_type=TPTON&recipient_type=TPTOFF', 400],
  ['recipient_type[__proto__]=TPTON', 400],
  ['__proto__=1', 400],
  ['unknown=1', 400],
  ['origin_product_id=__proto__', 200],
  ['origin_product_id=bank:spei:MXN', 200],
])('a list with %s returns %d', async (query, status) => {
  const { ana } = await signIn();
  await ana.get(`${RECIPIENTS}?${query}`).expect(status);
});

test('a list filtered by two thousand equal types equals the list filtered by that type once', async () => {
  const { ana } = await signIn();
  const types = Array(2000).fill('TPTON').join(',');
  const { body } = await ana.get(`${RECIPIENTS}?recipient_type=${types}`).expect(200);
  expect(body).toEqual((await ana.get(`${RECIPIENTS}?recipient_type=TPTON`)).body);
});

test.each(['ana-nomina', 'ana-ahorro'])(
  'the customer’s own account %s cannot be a recipient',
  async (key) => {
    const { bank, ana } = await signIn();
    const ownedAccount = findOwnedAccount(bank.bank.read, ana.key, key);
    const account_id = accountOfClabe(ownedAccount.clabe ?? '');
    const ownAccount = newRecipient({ account_type: 'TPTON', bank_id: '044', account_id });
    const rejection = await ana.post(RECIPIENTS, ownAccount).expect(400);
    expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field: 'account_id' });
    await (await bank.signIn('mateo')).post(RECIPIENTS, ownAccount).expect(200);
  },
);
