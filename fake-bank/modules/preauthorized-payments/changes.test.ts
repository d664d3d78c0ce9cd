import { describe, expect, test } from 'vitest';
import { ledgerTransactions } from '#bank/core/ledger/ledger';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import {
  cancelCompany,
  cancelMedium,
  company,
  createDirectDebit,
  DIRECT_DEBITS,
  nonceOf,
  order,
  rowOf,
  rows,
} from './direct-debit.test-support';

const CHARGE_DESCRIPTION = /^Domiciliación Red Chinampa/;

/** Red Chinampa charges Ana's account twice and her card once; her savings account pays for television. */
async function openWithDebits() {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const account = await createDirectDebit(ana);
  const other = await createDirectDebit(ana, company(2008, '1500773301'));
  const card = await createDirectDebit(ana, { ...company(2008, '1500773302'), payment_type: 'DEBIT' });
  const savings = await createDirectDebit(ana, {
    ...company(2010, '501620884173'),
    account_key: 'ana-ahorro',
  });
  const television = await createDirectDebit(ana, company(2010, '501620884174'));
  const mediums = { account, other, card, savings, television };
  const charges = () =>
    bank.bank.read.all(ledgerTransactions).filter(({ description }) => CHARGE_DESCRIPTION.test(description));
  /** Names of the enabled direct debits. */
  const enabledNames = async () => {
    const debitRows = await rows(ana);
    const isEnabled = (key: string) => debitRows.some((row) => row.key === key && row.status === 'ENABLED');
    return Object.entries(mediums).flatMap(([name, key]) => (isEnabled(key) ? [name] : []));
  };
  return { bank, ana, ...mediums, enabledNames, charges };
}

const settings = (client: Client, body: object) => client.post(`${DIRECT_DEBITS}/settings`, body);

async function mediumOf(client: Client, account: string, paymentType: string) {
  const { media } = (await client.get(DIRECT_DEBITS).expect(200)).body;
  return media.find(
    (medium: { accountKey: string; paymentType: string }) =>
      medium.accountKey === account && medium.paymentType === paymentType,
  );
}

describe('a cancellation', () => {
  test.each<[string, (client: Client, nonce: string) => ReturnType<typeof cancelMedium>, string[]]>([
    [
      'of a merchant on an account',
      (client, nonce) =>
        cancelMedium(client, {
          cancellation_type: 'CANCELLATION_ACCOUNT',
          account_key: 'ana-nomina',
          merchant_id: 2008,
          nonce,
        }),
      ['card', 'savings', 'television'],
    ],
    [
      'of all merchants on an account',
      (client, nonce) =>
        cancelMedium(client, { cancellation_type: 'CANCELLATION_ACCOUNT', account_key: 'ana-nomina', nonce }),
      ['card', 'savings'],
    ],
    [
      'of a card',
      (client, nonce) =>
        cancelMedium(client, { cancellation_type: 'CANCELLATION_DEBIT', account_key: 'ana-nomina', nonce }),
      ['account', 'other', 'savings', 'television'],
    ],
    [
      'of a merchant everywhere',
      (client, nonce) => cancelCompany(client, { merchant_id: 2008, nonce }),
      ['savings', 'television'],
    ],
    [
      'of a merchant everywhere, requested from one account',
      (client, nonce) => cancelCompany(client, { merchant_id: 2010, account_key: 'ana-nomina', nonce }),
      ['account', 'other', 'card'],
    ],
  ])('%s disables only its direct debits, once, and has a receipt', async (_, cancel, left) => {
    const { ana, enabledNames } = await openWithDebits();
    const nonce = await nonceOf(ana);
    const first = (await cancel(ana, nonce).expect(200)).body;
    expect(first).toEqual({ id: expect.any(String), status: 'DISABLED' });
    expect(await enabledNames()).toEqual(left);
    expect((await cancel(ana, nonce).expect(200)).body).toEqual(first);
    expect(codeOf(await cancel(ana, await nonceOf(ana)).expect(404))).toBe('CZ_NOT_FOUND');
    const receipt = `${DIRECT_DEBITS}/${first.id}/receipt`;
    const { body } = await ana.get(receipt).expect(200);
    expect(body).toMatchObject({ ...first, confirmationNumber: expect.any(String) });
    const cancelled = (await rows(ana, '?automatic_payment=false')).filter(({ cancelledAt }) => cancelledAt);
    const keys = (debitRows: { key: string }[]) => debitRows.map(({ key }) => key);
    expect(keys(body.payments)).toEqual(keys(cancelled));
    expect(keys(await rows(ana, '?automatic_payment=true'))).not.toEqual(
      expect.arrayContaining(keys(cancelled)),
    );
    await ana.get(receipt, { accept: 'application/pdf' }).expect('content-type', /pdf/);
  });

  test('lists the cancelled charges, and nothing is charged afterwards', async () => {
    const { bank, ana, account, charges } = await openWithDebits();
    const { body } = await cancelCompany(ana, { merchant_id: 2008, nonce: await nonceOf(ana) }).expect(200);
    const receipt = (await ana.get(`${DIRECT_DEBITS}/${body.id}/receipt`).expect(200)).body;
    expect(receipt.payments).toHaveLength(3);
    expect(receipt.payments[0]).toMatchObject({
      key: account,
      nextCharge: { date: '2026-12-03', amount: { amount: 799, currencyCode: 'MXN' } },
    });
    const row = await rowOf(ana, account);
    expect(row).toMatchObject({ status: 'DISABLED', cancelledAt: '2026-11-23T09:30:00-06:00' });
    expect(row).not.toHaveProperty('nextCharge');
    await bank.advance('P3M');
    expect(charges()).toEqual([]);
    expect((await ana.get(`${DIRECT_DEBITS}/${body.id}/receipt`)).body).toEqual(receipt);
    const creationReceipt = (await ana.get(`${DIRECT_DEBITS}/${account}/receipt`)).body;
    expect(creationReceipt).toMatchObject({ operationType: 'CREATION', status: 'DISABLED' });
  });

  test.each([
    ['names no account', { cancellation_type: 'CANCELLATION_COMPANY' }],
    ['has an unknown type', { cancellation_type: 'CANCELLATION_ALL', account_key: 'ana-nomina' }],
    [
      'has the type for a merchant everywhere',
      { cancellation_type: 'CANCELLATION_COMPANY', account_key: 'ana-nomina' },
    ],
  ])('of a medium that %s is rejected', async (_, change) => {
    const { ana, enabledNames } = await openWithDebits();
    const before = await enabledNames();
    const answer = await cancelMedium(ana, { ...change, nonce: await nonceOf(ana) }).expect(400);
    expect(codeOf(answer)).toBe('0000');
    expect(await enabledNames()).toEqual(before);
  });

  test('of other charges with a used nonce is rejected', async () => {
    const { ana } = await openWithDebits();
    const nonce = await nonceOf(ana);
    await cancelCompany(ana, { merchant_id: 2008, nonce }).expect(200);
    expect(codeOf(await cancelCompany(ana, { merchant_id: 2010, nonce }).expect(409))).toBe(
      'CZ_NONCE_REUSED',
    );
  });

  test('of direct debits of another customer returns 404', async () => {
    const { bank, enabledNames } = await openWithDebits();
    const luis = await bank.signIn('luis');
    const before = await enabledNames();
    await cancelCompany(luis, { merchant_id: 2008, nonce: await nonceOf(luis) }).expect(404);
    expect(await enabledNames()).toEqual(before);
  });
});

describe('settings', () => {
  test('disable and enable the charges to an account or a card', async () => {
    const { ana, account, card, enabledNames } = await openWithDebits();
    const { mediaTypeNumber: media_type_number } = await mediumOf(ana, 'ana-nomina', 'ACCOUNT');
    const body = { media_type: 'ACCOUNT', media_type_number };
    expect((await settings(ana, body).expect(200)).body).toEqual({ status: 'DISABLED' });
    expect(await enabledNames()).toEqual(['card', 'savings']);
    expect(await rowOf(ana, account)).not.toHaveProperty('nextCharge');
    expect(await rowOf(ana, account)).not.toHaveProperty('cancelledAt');
    expect(await mediumOf(ana, 'ana-nomina', 'ACCOUNT')).toMatchObject({ status: 'DISABLED' });
    const { mediaTypeNumber: digits } = await rowOf(ana, card);
    const debit = { media_type: 'DEBIT', media_type_number: digits, status: 'DISABLED' };
    for (let times = 0; times < 2; times += 1) {
      expect((await settings(ana, debit).expect(200)).body).toEqual({ status: 'DISABLED' });
    }
    expect(await enabledNames()).toEqual(['savings']);
    expect((await settings(ana, body).expect(200)).body).toEqual({ status: 'ENABLED' });
    expect(await enabledNames()).toEqual(['account', 'other', 'savings', 'television']);
    expect((await rowOf(ana, account)).nextCharge?.date).toBe('2026-12-03');
  });

  test('skip the charges missed while disabled', async () => {
    const { bank, ana, account, charges } = await openWithDebits();
    const { mediaTypeNumber: media_type_number } = await mediumOf(ana, 'ana-nomina', 'ACCOUNT');
    const body = { media_type: 'ACCOUNT', media_type_number };
    await settings(ana, { ...body, status: 'DISABLED' }).expect(200);
    await bank.advance('P15D');
    await settings(ana, { ...body, status: 'ENABLED' }).expect(200);
    expect((await rowOf(ana, account)).nextCharge?.date).toBe('2027-01-04');
    expect(charges().filter(({ postings: [first] }) => first?.account === 'ana-nomina')).toHaveLength(1);
  });

  test('reject new direct debits of a disabled account and keep cancelled ones disabled', async () => {
    const { ana, account, enabledNames } = await openWithDebits();
    const { mediaTypeNumber: media_type_number } = await mediumOf(ana, 'ana-nomina', 'ACCOUNT');
    const body = { media_type: 'ACCOUNT', media_type_number };
    await cancelCompany(ana, { merchant_id: 2008, nonce: await nonceOf(ana) }).expect(200);
    await settings(ana, { ...body, status: 'DISABLED' }).expect(200);
    const rejectedOrder = { ...order(ana, company(2008, '1500773310')), nonce: await nonceOf(ana) };
    const answer = await ana.post(`${DIRECT_DEBITS}/validations`, rejectedOrder).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field: 'account_key' });
    await settings(ana, { ...body, status: 'ENABLED' }).expect(200);
    expect(await enabledNames()).toEqual(['savings', 'television']);
    expect(await rowOf(ana, account)).toMatchObject({ status: 'DISABLED' });
  });

  test('a cancellation stops the pending retry', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const key = await createDirectDebit(ana, company(2008, '1500779903'));
    const date = (await rowOf(ana, key)).nextCharge?.date ?? '';
    const minutes = (Date.parse(`${date}T06:00:00-06:00`) - bank.bank.now) / 60_000;
    await bank.advance(`PT${minutes}M`);
    expect((await rowOf(ana, key)).lastCharge).toMatchObject({ status: 'RETRYING' });
    await cancelCompany(ana, { merchant_id: 2008, nonce: await nonceOf(ana) }).expect(200);
    expect((await rowOf(ana, key)).lastCharge).toMatchObject({ date, status: 'REJECTED' });
  });

  test.each<[string, object, string, number]>([
    [
      'a CLABE as a card number',
      { media_type: 'DEBIT', media_type_number: '044180887268848213' },
      '0000',
      400,
    ],
    ['no number', { media_type: 'ACCOUNT', media_type_number: '' }, '0000', 400],
    [
      'an unknown number',
      { media_type: 'DEBIT', media_type_number: '4111111111111111' },
      'CZ_NOT_FOUND',
      404,
    ],
  ])('reject %s', async (_, body, code, status) => {
    const { ana } = await openWithDebits();
    expect(codeOf(await settings(ana, body).expect(status))).toBe(code);
  });

  test('return the same error for an account of another customer as for an unknown one', async () => {
    const { bank, ana, enabledNames } = await openWithDebits();
    const luis = await bank.signIn('luis');
    const { mediaTypeNumber } = await mediumOf(ana, 'ana-nomina', 'ACCOUNT');
    const before = await enabledNames();
    const setMedium = (media_type_number: string) =>
      settings(luis, { media_type: 'ACCOUNT', media_type_number }).expect(404);
    const [foreign, missing] = [await setMedium(mediaTypeNumber), await setMedium('044180000000000000')];
    expect(foreign.body.notifications).toEqual(missing.body.notifications);
    expect(await enabledNames()).toEqual(before);
  });
});
