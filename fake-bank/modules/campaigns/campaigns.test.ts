import { describe, expect, test } from 'vitest';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { signPending, TOKENS } from '#bank/testing/signing';
import { offers } from './offer';
import { accept, acceptSigned, actionsOf, keysOf, OFFERS, offerOf, propertiesOf } from './offer.test-support';

type User = keyof typeof TOKENS;

async function openWithOffer(user: User, product?: Parameters<typeof offerOf>[2]) {
  const bank = await openBank();
  const client = await bank.signIn(user);
  return { bank, client, offer: offerOf(bank, client.key, product), token: TOKENS[user] };
}

const booksBalance = async (bank: BankUnderTest) => expect((await bank.ledger()).problems).toEqual([]);

const codeAndFieldOf = ({ body }: { body: { notifications: { code: string; field?: string }[] } }) => {
  const [first] = body.notifications;
  return first?.field === undefined ? first?.code : `${first.code} ${first.field}`;
};

test('lists offers by importance, each with its terms and conditions', async () => {
  const { client, offer } = await openWithOffer('ana');
  const { data } = (await client.get(`${OFFERS}?customer_key=${client.key}`).expect(200)).body;
  expect(data).toHaveLength(3);
  expect(data[0]).toEqual({
    offerKey: offer.key,
    referenceKey: offer.reference,
    offerDetails: {
      productType: 'CLI',
      title: 'Más límite para tu Tarjeta Oro',
      image: 'line-increase',
      shortDescription: 'Sin costo y al momento. Tu tasa no cambia.',
      offerAmount: { amount: 90_000, currency: 'MXN' },
    },
  });
  const offerPath = `${OFFERS}/${offer.reference}`;
  expect((await client.get(offerPath).expect(200)).body).toEqual(data[0]);
  expect((await client.get(`${offerPath}/details?offerKey=${offer.key}`).expect(200)).body).toMatchObject({
    endDate: '2026-12-19',
    deadlines: [],
    account: { key: 'ana-tarjeta', type: 'Tarjeta de Crédito' },
    currentLimit: { amount: 60_000, currencyCode: 'MXN' },
  });
  const offerKeys = { referenceKey: offer.reference, offerKey: offer.key };
  const terms = (await client.post(`${offerPath}/terms-and-conditions`, offerKeys).expect(200)).body;
  expect(terms.title).toContain('Tarjeta Oro');
  expect(terms.sections.length).toBeGreaterThan(4);
  expect((await client.get(`${offerPath}/transactions?offerKey=${offer.key}`).expect(200)).body).toEqual({
    data: [],
  });
  expect(codeOf(await client.get(`${offerPath}/receipts`).expect(404))).toBe('CZ_NOT_FOUND');
});

test('returns 404 if the offer key does not match the reference', async () => {
  const { bank, client, offer } = await openWithOffer('ana');
  const other = offerOf(bank, client.key, 'SPL');
  for (const path of ['details', 'transactions']) {
    await client.get(`${OFFERS}/${offer.reference}/${path}?offerKey=${other.key}`).expect(404);
  }
  const body = { action: 'ACCEPT', offerKey: other.key, offer_properties: propertiesOf(other) };
  await client.post(actionsOf(offer), body).expect(404);
});

test('rejects a request for another customer', async () => {
  const { bank, client } = await openWithOffer('ana');
  const luis = await bank.signIn('luis');
  const answer = await client.get(`${OFFERS}?customer_key=${luis.key}`).expect(403);
  expect(codeOf(answer)).toBe('CZ_OTHER_CUSTOMER');
});

describe('a loan', () => {
  test('is signed, deposited at once less its fee, and has a payment plan', async () => {
    const { bank, client, offer, token } = await openWithOffer('ana', 'SPL');
    const before = (await bank.balance('ana-ahorro')) ?? 0;
    const into = { deposit_account_key: 'ana-ahorro' };
    expect((await accept(client, offer, into).expect(200)).body.status).toBe('REQUIRED_SIGN');
    expect(await bank.balance('ana-ahorro')).toBe(before);
    const acceptance = (await acceptSigned(client, offer, token, into)).body;
    expect(acceptance).toMatchObject({ status: 'ACCEPTED', amountAccepted: { amount: 150_000 } });
    // 150,000 less the fee of 2 % and its VAT
    expect(await bank.balance('ana-ahorro')).toBeCloseTo(before + 150_000 - 3_480, 2);
    const receipt = (await client.get(`${OFFERS}/${offer.reference}/receipts`).expect(200)).body;
    expect(receipt).toMatchObject({
      folio: acceptance.folio,
      deadline: 48,
      firstPaymentDate: '2026-12-23',
      depositAccount: { key: 'ana-ahorro', type: 'Cheques' },
      deposited: { amount: 146_520 },
      openingFee: { amount: 3_480 },
      cat: 28.3,
    });
    const loan = (await client.get(`/api/loans/v2/loans/personal-loans/${receipt.account.key}`).expect(200))
      .body;
    expect(loan).toMatchObject({
      primaryBalance: { amount: 150_000 },
      term: 48,
      // The CAT includes the fee; interest alone gives 26.8.
      cat: 28.3,
      interestRate: 24,
    });
    expect(loan.paymentPlan[0]).toMatchObject({ dueDate: '2026-12-23', payment: receipt.payment.amount });
    const summary = (await client.get('/api/summary/v2/summary').expect(200)).body;
    expect(JSON.stringify(summary)).toContain(receipt.account.key);
    const instalments = loan.paymentPlan.reduce(
      (sum: number, { payment }: { payment: number }) => sum + payment,
      0,
    );
    expect(receipt.total.amount, 'its instalments and its fee').toBeCloseTo(instalments + 3_480, 2);
    await booksBalance(bank);
  });

  test('is due a month later', async () => {
    const { bank, client, offer, token } = await openWithOffer('ana', 'PR');
    const { folio } = (await acceptSigned(client, offer, token)).body;
    const { account } = (await client.get(`${OFFERS}/${offer.reference}/receipts`).expect(200)).body;
    await bank.advance('P1M1D');
    const loanResponse = (await client.get(`/api/loans/v2/loans/personal-loans/${account.key}`).expect(200))
      .body;
    expect(loanResponse.balances.balanceOverduePayments.amount).toBeGreaterThan(0);
    expect(folio).toMatch(/^\d{8}$/);
    await booksBalance(bank);
  });

  test.each([
    ['2026-08-31', ['2026-09-30', '2026-11-03', '2026-11-30', '2026-12-31']],
    ['2027-01-31', ['2027-03-01', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2026-12-30', ['2027-02-02', '2027-03-01', '2027-03-30', '2027-04-30']],
  ])('accepted on %s has no interest that day and monthly due dates on bank days', async (day, due) => {
    const bank = await openBank();
    await bank.send('put', '/__bank/clock', { now: `${day}T09:30:00-06:00`, mode: 'frozen' }).expect(200);
    const client = await bank.signIn('ana');
    const offer = offerOf(bank, client.key, 'SPL');
    await bank.bank.commit((tx) => tx.put(offers, { ...offer, endDate: '2027-12-31' }));
    await acceptSigned(client, offer, TOKENS.ana);
    const { account, firstPaymentDate } = (
      await client.get(`${OFFERS}/${offer.reference}/receipts`).expect(200)
    ).body;
    expect(firstPaymentDate).toBe(due[0]);
    const loan = (await client.get(`/api/loans/v2/loans/personal-loans/${account.key}`).expect(200)).body;
    expect(loan).toMatchObject({ startDate: day, balanceOwed: { amount: 150_000 } });
    const dates = loan.paymentPlan.map(({ dueDate }: { dueDate: string }) => dueDate);
    expect(dates.slice(0, due.length)).toEqual(due);
  });

  test('is not offered to a customer without a deposit account', async () => {
    const { bank, client, offer } = await openWithOffer('luis', 'SL');
    const key = `${offer.key}-loan`;
    await bank.bank.commit((tx) => {
      tx.put(offers, { ...offer, key, reference: key, product: 'SPL', customer: '40010007', place: 9 });
    });
    const mateo = await bank.signIn('mateo');
    expect(mateo.key).toBe('40010007');
    expect(await keysOf(mateo)).toEqual([]);
    const foreignOffer = offerOf(bank, mateo.key);
    expect(codeOf(await accept(mateo, foreignOffer).expect(410))).toBe('CZ_OFFER_EXPIRED');
    expect(await keysOf(client)).toEqual([offer.key]);
  });
});

test('a line can be used until the end of its term', async () => {
  const { bank, client, offer, token } = await openWithOffer('luis', 'SL');
  const change = { amount: 20_000, deadline: 12, payment: 2_067.24 };
  expect(codeAndFieldOf(await accept(client, offer, { ...change, payment: 2_067.25 }).expect(400))).toBe(
    '0000 offer_properties.payment',
  );
  await acceptSigned(client, offer, token, change);
  const { account } = (await client.get(`${OFFERS}/${offer.reference}/receipts`).expect(200)).body;
  const mayBeUsed = async () => {
    const { data } = (await client.get('/api/summary/v2/summary').expect(200)).body;
    const accounts: { key: string; entitlements: { type: string; value: string }[] }[] = data.flatMap(
      ({ accounts }: { accounts: [] }) => accounts,
    );
    return accounts
      .find(({ key }) => key === account.key)
      ?.entitlements.find(({ type }) => type === 'TRANSFER_FROM')?.value;
  };
  expect(await mayBeUsed()).toBe('Y');
  await bank.advance('P364D');
  expect(await mayBeUsed()).toBe('Y');
  await bank.advance('P1D');
  expect(await mayBeUsed()).toBe('N');
  const line = (await client.get(`/api/credit/v3/credit/lines-of-credit/${account.key}`).expect(200)).body;
  expect(line).toMatchObject({ creditLimit: [{ amount: 20_000 }], availableCredit: [{ amount: 0 }] });
});

test('a raised limit applies at once and does not change the minimum of the last statement', async () => {
  const { bank, client, offer, token } = await openWithOffer('ana', 'CLI');
  const card = async () =>
    (await client.get('/api/credit/v3/credit/credit-accounts/ana-tarjeta').expect(200)).body;
  const before = await card();
  await acceptSigned(client, offer, token);
  const after = await card();
  expect(after.creditLimit).toEqual([{ amount: 90_000, currencyCode: 'MXN' }]);
  expect(after.availableCredit[0].amount - before.availableCredit[0].amount).toBe(30_000);
  expect(after.minimumMonthlyPayment).toEqual(before.minimumMonthlyPayment);
  expect(after.currentPaymentAmount).toEqual(before.currentPaymentAmount);
  await booksBalance(bank);
});

describe('accepting an offer', () => {
  test('a second time returns the same response, or an error for another amount', async () => {
    const { bank, client, offer, token } = await openWithOffer('ana', 'SPL');
    const first = (await acceptSigned(client, offer, token)).body;
    const countBefore = (await bank.ledger()).transactions.length;
    await bank.advance('P60D');
    const later = (await bank.ledger()).transactions.length;
    expect((await accept(client, offer).expect(200)).body).toEqual(first);
    const other = await accept(client, offer, { amount: 100_000 }).expect(409);
    expect(codeOf(other)).toBe('CZ_OFFER_TAKEN');
    expect((await bank.ledger()).transactions.length).toBe(later);
    expect(later).toBeGreaterThan(countBefore);
    const { data } = (
      await client.get(`${OFFERS}/${offer.reference}/transactions?offerKey=${offer.key}`).expect(200)
    ).body;
    expect(data).toEqual([{ ...first, offerKey: offer.key, date: '2026-11-23' }]);
  });

  test('happens once for ten concurrent signed requests', async () => {
    const { bank, client, offer, token } = await openWithOffer('ana', 'SPL');
    const { body: pending } = await accept(client, offer).expect(200);
    const call = { method: 'POST' as const, url: actionsOf(offer), key: pending.key };
    await signPending(client, call, token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(client, offer)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body.folio).toBeTruthy();
    const { data } = (await client.get('/api/summary/v2/summary').expect(200)).body;
    expect(JSON.stringify(data).match(/Préstamo Personal/g)).toHaveLength(1);
    await booksBalance(bank);
  });

  test('removes the offer from the list', async () => {
    const { client, offer, token } = await openWithOffer('ana');
    await acceptSigned(client, offer, token);
    expect(await keysOf(client)).toEqual(['ana-oferta-2', 'ana-oferta-3']);
  });
});

test('an expired offer is not listed and is rejected', async () => {
  const { bank, client, offer } = await openWithOffer('sofia');
  await bank.advance('P19D');
  expect(await keysOf(client)).toEqual([offer.key]);
  await bank.advance('P1D');
  expect(await keysOf(client)).toEqual([]);
  expect(codeOf(await accept(client, offer).expect(410))).toBe('CZ_OFFER_EXPIRED');
});

test('an offer that would lower the limit of the card is rejected', async () => {
  const { bank, client, offer } = await openWithOffer('ana', 'CLI');
  await bank.bank.commit((tx) => {
    const card = tx.get(ledgerAccounts, 'ana-tarjeta');
    if (card?.kind !== 'customer' || card.terms?.kind !== 'revolving') throw new Error('no card');
    tx.put(ledgerAccounts, { ...card, floor: -9_000_000, terms: { ...card.terms, limit: 9_000_000 } });
  });
  expect(codeAndFieldOf(await accept(client, offer).expect(400))).toBe('0000 offer_properties.amount');
});

describe('the credit bureau', () => {
  test.each([
    ['renata', 'BYND_SCORE_DECLINE_002', 200],
    ['bruno', 'BYND_SCORE_BLOCKED_001', 401],
  ])('rejects %s', async (user, code, next) => {
    const bank = await openBank();
    const client = await bank.signIn(user);
    const offer = offerOf(bank, client.key);
    expect(codeOf(await accept(client, offer).expect(403))).toBe(code);
    await client.get('/api/summary/v2/summary').expect(next);
  });

  test('a block ends after fifteen minutes; its reason is shown only with the password', async () => {
    const bank = await openBank();
    const client = await bank.signIn('bruno');
    await accept(client, offerOf(bank, client.key)).expect(403);
    const login = (password: string) =>
      bank.send('post', '/login').type('form').send({ username: 'bruno', password });
    const message = 'Por seguridad, bloqueamos temporalmente tu acceso';
    expect((await login('demo').expect(403)).text).toContain(message);
    expect((await login('x').expect(401)).text).not.toContain(message);
    bank.systemClock.pass(15 * 60_000);
    await login('demo').expect(303);
    // After a second block, testers can still open a session, and a reset lifts the block.
    const nextSession = await bank.signIn('bruno');
    await accept(nextSession, offerOf(bank, client.key)).expect(403);
    await login('demo').expect(403);
    await bank.send('post', '/__bank/sessions', { customer: 'bruno' }).expect(201);
    await bank.send('post', `/__bank/banks/${bank.bank.id}/reset`).expect(200);
    await login('demo').expect(303);
    // A block also ends when the system clock goes back an hour.
    await accept(await bank.signIn('bruno'), offerOf(bank, client.key)).expect(403);
    await login('demo').expect(403);
    bank.systemClock.pass(-60 * 60_000);
    await login('demo').expect(303);
  });
});
