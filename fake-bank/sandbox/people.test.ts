import { describe, expect, test } from 'vitest';
import { clabe } from '#contract/domain/clabe';
import type { CreatedPerson, PersonRequest } from '#contract/domain/person';
import { offers } from '../modules/campaigns/offer';
import { acceptSigned } from '../modules/campaigns/offer.test-support';
import { type BankUnderTest, type Client, openBank } from '../testing/bank-under-test';
import { transfer } from '../testing/own-transfer';
import { billOrder, firstBill, pay, topUp } from '../testing/payment';
import { sendToThirdParty } from '../testing/third-party';

const PEOPLE = '/__bank/people';
const EXTERNAL_CLABE = clabe('072', '180', '00873301245');
const OWN_BANK_CLABE = clabe('044', '180', '29744777307');

const ROSA = {
  user: 'rosa',
  accounts: [
    { product: 'chequing', balance: 12_500.5, movements: { months: 12 } },
    { product: 'chequing', currency: 'USD', balance: 800 },
    { product: 'credit-card', balance: -4_000, movements: { months: 6 } },
    { product: 'mortgage', overdue: 2 },
    { product: 'investment-fund' },
    { product: 'investment-product' },
  ],
  recipients: [
    { name: 'Ernesto', lastName: 'Luján', clabe: EXTERNAL_CLABE },
    { alias: 'Ferretería', name: 'Ferretería del Norte', clabe: OWN_BANK_CLABE },
  ],
  payees: [{ merchant: 'luz-del-altiplano' }, { merchant: 'tecolote-movil', nickname: 'Mi celular' }],
  offers: [{ product: 'personal-loan' }, { product: 'line-increase', amount: 45_000 }],
} satisfies PersonRequest;

async function createRosa(): Promise<{ bank: BankUnderTest; rosa: Client; keys: CreatedPerson }> {
  const bank = await openBank();
  const { body } = await bank.send('post', PEOPLE, ROSA).expect(201);
  return { bank, rosa: await bank.signIn('rosa'), keys: body };
}

describe('a person', () => {
  test('is created with keys, which are returned in the order of the request', async () => {
    const { bank, keys } = await createRosa();
    expect(keys).toEqual({
      customer: 'rosa',
      customerKey: expect.stringMatching(/^\d{8}$/),
      token: expect.stringMatching(/^\d{6}$/),
      accounts: [
        'rosa-chequing-1',
        'rosa-chequing-2',
        'rosa-credit-card-1',
        'rosa-mortgage-1',
        'rosa-investment-fund-1',
        'rosa-investment-product-1',
      ],
      recipients: ['rosa-recipient-1', 'rosa-recipient-2'],
      payees: ['rosa-payee-1', 'rosa-payee-2'],
      offers: [
        { key: 'rosa-oferta-1', reference: 'rosa-campana-1' },
        { key: 'rosa-oferta-2', reference: 'rosa-campana-2' },
      ],
    });
    expect(await bank.ledger()).toMatchObject({ balanced: true, problems: [] });
    const { body } = await bank.send('get', '/__bank/customers').expect(200);
    expect(body.data.at(-1)).toMatchObject({ customer: 'rosa', name: 'Rosa', token: keys.token });
  });

  test('signs in with the password demo, or with her own password', async () => {
    const { bank } = await createRosa();
    await bank.send('post', PEOPLE, { user: 'ines', password: 'otra clave' }).expect(201);
    const signIn = async (username: string, password: string) =>
      (await bank.send('post', '/login').type('form').send({ username, password })).status;
    expect(await signIn('rosa', 'demo')).toBe(303);
    expect(await signIn('ines', 'otra clave')).toBe(303);
    expect(await signIn('ines', 'demo')).toBe(401);
  });

  test('sees accounts, movements and arrears', async () => {
    const { bank, rosa } = await createRosa();
    const { data } = (await rosa.get('/api/summary/v2/summary').expect(200)).body;
    const balances = data.flatMap(({ accounts }: { accounts: { key: string; primaryBalance: object }[] }) =>
      accounts.map(({ key, primaryBalance }) => [key, primaryBalance]),
    );
    expect(Object.fromEntries(balances)).toMatchObject({
      'rosa-chequing-1': { amount: 12_500.5, currencyCode: 'MXN' },
      'rosa-chequing-2': { amount: 800, currencyCode: 'USD' },
      'rosa-credit-card-1': { amount: 4_000, currencyCode: 'MXN' },
      'rosa-investment-product-1': { amount: 0, currencyCode: 'MXN' },
    });
    const movementsResponse = await rosa
      .get('/api/accounts/v2/accounts/rosa-chequing-1/transactions?limit=500')
      .expect(200);
    expect(movementsResponse.body.data.length).toBeGreaterThan(20);
    const home = await rosa.get('/api/mortgages/v2/mortgages/rosa-mortgage-1').expect(200);
    expect(home.body.balances.balanceOverduePayments.amount).toBeGreaterThan(0);
    expect(await bank.balance('rosa-mortgage-1')).toBeLessThan(-800_000);
  });

  test('transfers to recipients at another bank and at this bank, and between her accounts', async () => {
    const { bank, rosa, keys } = await createRosa();
    const order = { from_account_key: 'rosa-chequing-1' };
    await sendToThirdParty(
      rosa,
      { ...order, to_recipient_key: 'rosa-recipient-1', amount: { amount: 250, currency_code: 'MXN' } },
      'SPEI',
      keys.token,
    );
    await sendToThirdParty(
      rosa,
      { ...order, to_recipient_key: 'rosa-recipient-2', amount: { amount: 100, currency_code: 'MXN' } },
      'SAME_BANK',
      keys.token,
    );
    await transfer(rosa, { ...order, to_account_key: 'rosa-credit-card-1' });
    expect(await bank.balance('rosa-chequing-1')).toBe(12_500.5 - 250 - 5.8 - 100 - 100);
    expect(await bank.balance('rosa-credit-card-1')).toBe(-3_900);
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('pays a bill and tops up a telephone', async () => {
    const { bank, rosa } = await createRosa();
    const from = { from_account_key: 'rosa-chequing-1' };
    const bill = await firstBill(rosa, { payee: 'rosa-payee-1', merchant: 'luz-del-altiplano' });
    await pay(rosa, billOrder(bill, { ...from, payee_key: 'rosa-payee-1' }));
    await pay(rosa, topUp({ ...from, payee_key: 'rosa-payee-2' }));
    expect(await bank.balance('rosa-chequing-1')).toBe(Number((12_500.5 - bill.amount - 100).toFixed(2)));
  });

  test('accepts each offer', async () => {
    const { bank, rosa, keys } = await createRosa();
    for (const { key } of keys.offers) {
      const offer = bank.bank.read.get(offers, key);
      if (!offer) throw new Error(`no offer ${key}`);
      expect((await acceptSigned(rosa, offer, keys.token)).status).toBe(200);
    }
    expect(await bank.balance('rosa-chequing-1')).toBeGreaterThan(60_000);
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('is exported and imported', async () => {
    const { bank, rosa, keys } = await createRosa();
    const path = `/__bank/banks/${bank.bank.id}`;
    const exported = await bank.send('get', `${path}/export`).expect(200);
    await bank.send('post', `${path}/reset`).expect(200);
    await rosa.get('/api/summary/v2/summary').expect(401);
    await bank.send('put', `${path}/import`, exported.body).expect(200);
    const response = await bank.send('get', `${path}/export`).expect(200);
    expect(response.body).toEqual(exported.body);
    await (await bank.signIn(keys.customer)).get('/api/summary/v2/summary').expect(200);
  });

  test('is charged by the jobs of later months, and the books balance', async () => {
    const { bank } = await createRosa();
    await bank.advance('P2M');
    expect(await bank.ledger()).toMatchObject({ balanced: true, problems: [] });
    expect(await bank.balance('rosa-credit-card-1')).toBeLessThan(-4_000);
  });

  test('can be created later, in a bank that already has a created person', async () => {
    const { bank } = await createRosa();
    await bank.advance('P40D');
    const { body } = await bank.send('post', PEOPLE, { ...ROSA, user: 'ines' }).expect(201);
    expect(body.accounts).toContain('ines-chequing-1');
    expect(await bank.balance('ines-chequing-1')).toBe(12_500.5);
    expect(await bank.ledger()).toMatchObject({ balanced: true, problems: [] });
  });
});

const chequing = { product: 'chequing' };
const recipient = { name: 'Ernesto', lastName: 'Luján', clabe: EXTERNAL_CLABE };

test.each<[request: object, field: string, message: string]>([
  [{}, 'user', 'This field is required.'],
  [{ user: 'Rosa' }, 'user', 'lower-case letters'],
  [{ user: 'ana' }, 'user', 'a customer ana already'],
  [{ user: 'rosa', password: '' }, 'password', '1 to 100 characters'],
  [{ user: 'rosa', token: '12345' }, 'token', 'six digits'],
  [{ user: 'rosa', token: '318204' }, 'token', 'The customer ana has this token.'],
  [{ user: 'rosa', name: '<b>' }, 'name', '1 to 100 characters: letters'],
  [{ user: 'rosa', arrears: { mortgage: 2 } }, 'arrears', 'not expected here'],
  [{ user: 'rosa', accounts: [{ product: 'savings' }] }, 'accounts.0.product', 'chequing, credit-card'],
  [
    { user: 'rosa', accounts: [chequing, { product: 'mortgage', currency: 'USD' }] },
    'accounts.1.currency',
    'mortgage must be in MXN',
  ],
  [{ user: 'rosa', accounts: [{ ...chequing, currency: 'EUR' }] }, 'accounts.0.currency', 'MXN, USD'],
  [{ user: 'rosa', accounts: [{ ...chequing, balance: -1 }] }, 'accounts.0.balance', 'no negative balance'],
  [{ user: 'rosa', accounts: [{ ...chequing, balance: 0.001 }] }, 'accounts.0.balance', 'two decimals'],
  [{ user: 'rosa', accounts: [{ ...chequing, balance: 1e12 }] }, 'accounts.0.balance', 'at most 1000000000'],
  [
    { user: 'rosa', accounts: [{ product: 'credit-card', limit: 5_000, balance: -5_000.01 }] },
    'accounts.0.balance',
    'from -5000 (its limit) to 0',
  ],
  [{ user: 'rosa', accounts: [{ product: 'credit-card', balance: 1 }] }, 'accounts.0.balance', 'from -30000'],
  [
    { user: 'rosa', accounts: [{ ...chequing, limit: 5_000 }] },
    'accounts.0.limit',
    'accepts balance or movements',
  ],
  [
    { user: 'rosa', accounts: [{ product: 'loan', balance: -5 }] },
    'accounts.0.balance',
    'accepts principal, term',
  ],
  [
    { user: 'rosa', accounts: [{ product: 'investment-fund', balance: 5 }] },
    'accounts.0.balance',
    'accepts no settings',
  ],
  [
    { user: 'rosa', accounts: [{ ...chequing, movements: { months: 0 } }] },
    'accounts.0.movements.months',
    'at least 1',
  ],
  [
    { user: 'rosa', accounts: [{ ...chequing, movements: { months: 13 } }] },
    'accounts.0.movements.months',
    'at most 12',
  ],
  [{ user: 'rosa', accounts: [{ product: 'mortgage', overdue: 12 }] }, 'accounts.0.overdue', 'at most 11'],
  [
    { user: 'rosa', accounts: [{ product: 'mortgage', term: 20, paid: 17, overdue: 3 }] },
    'accounts.0.overdue',
    'at most 2: 17 of its 20 instalments are paid',
  ],
  [{ user: 'rosa', accounts: [{ product: 'loan', term: 5, paid: 5 }] }, 'accounts.0.paid', 'at most 4'],
  [{ user: 'rosa', accounts: [{ product: 'loan', term: 481 }] }, 'accounts.0.term', 'at most 480'],
  [
    { user: 'rosa', recipients: [{ ...recipient, clabe: '072180008733012450' }] },
    'recipients.0.clabe',
    'valid check digit',
  ],
  [
    { user: 'rosa', recipients: [{ ...recipient, clabe: clabe('999', '180', '00873301245') }] },
    'recipients.0.clabe',
    'No bank has the number 999',
  ],
  [
    { user: 'rosa', recipients: [recipient, { ...recipient, alias: 'Otro' }] },
    'recipients.1.clabe',
    'the same as recipients.0.clabe',
  ],
  [
    { user: 'rosa', recipients: [recipient, { ...recipient, name: 'ERNESTO', clabe: OWN_BANK_CLABE }] },
    'recipients.1.alias',
    'the same as recipients.0.alias',
  ],
  [
    { user: 'rosa', recipients: [{ name: 'Eva', secondLastName: 'Paz', clabe: EXTERNAL_CLABE }] },
    'recipients.0.lastName',
    'has a first one',
  ],
  [
    { user: 'rosa', payees: [{ merchant: 'luz-del-altiplanno' }] },
    'payees.0.merchant',
    'Did you mean luz-del-altiplano',
  ],
  [
    { user: 'rosa', payees: [{ merchant: 'universidad-alameda' }] },
    'payees.0.merchant',
    'also needs rfc, term',
  ],
  [
    { user: 'rosa', payees: [{ merchant: 'luz-del-altiplano', reference: '12' }] },
    'payees.0.reference',
    'Write a number of luz-del-altiplano: 12 digits',
  ],
  [
    { user: 'rosa', payees: [{ merchant: 'tecolote-movil' }, { merchant: 'tecolote-movil' }] },
    'payees.1.nickname',
    'the same as payees.0.nickname',
  ],
  [{ user: 'rosa', offers: [{ product: 'gift' }] }, 'offers.0.product', 'line-increase'],
  [{ user: 'rosa', offers: [{ product: 'loan' }] }, 'offers.0.product', 'paid into a chequing account'],
  [{ user: 'rosa', offers: [{ product: 'line-increase' }] }, 'offers.0.product', 'limit of a credit-card'],
  [
    {
      user: 'rosa',
      accounts: [{ product: 'credit-card' }],
      offers: [{ product: 'line-increase', amount: 30_000 }],
    },
    'offers.0.amount',
    'more than the limit, 30000',
  ],
  [{ user: 'rosa', offers: [{ product: 'line', amount: 9_000 }] }, 'offers.0.amount', 'at least 10000'],
  [{ user: 'rosa', offers: [{ product: 'line', amount: 10_500 }] }, 'offers.0.amount', 'multiple of 1000'],
])('%j is rejected for %s', async (request, field, message) => {
  const bank = await openBank();
  const before = bank.bank.store.dump();
  const answer = await bank.send('post', PEOPLE, request).expect(400);
  expect(answer.body.notifications).toEqual([
    { code: '0000', category: 'FIELDS', field, description: expect.stringContaining(message) },
  ]);
  expect(bank.bank.store.dump()).toEqual(before);
});
