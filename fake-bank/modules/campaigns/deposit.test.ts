import { describe, expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { TOKENS } from '#bank/testing/signing';
import { isLoan } from '#contract/domain/campaign';
import { offersOf } from './offer';
import { accept, acceptSigned, OFFERS, offerOf } from './offer.test-support';

async function openWithLoanOffer() {
  const bank = await openBank();
  const client = await bank.signIn('ana');
  return { client, offer: offerOf(bank, client.key, 'SPL') };
}

const wrongAccount = { code: '0000', field: 'offer_properties.deposit_account_key' };

describe('a loan', () => {
  test.each([
    ['an account of another customer', 'luis-cheques', 404, { code: 'CZ_NOT_FOUND' }],
    ['an account that does not exist', 'no-existe', 404, { code: 'CZ_NOT_FOUND' }],
    ['a dollar account', 'ana-dolares', 400, wrongAccount],
    ['a card', 'ana-tarjeta', 400, wrongAccount],
  ])('is not deposited in %s', async (_, key, status, error) => {
    const { client, offer } = await openWithLoanOffer();
    const answer = await accept(client, offer, { deposit_account_key: key }).expect(status);
    expect(answer.body.notifications[0]).toMatchObject(error);
  });

  test.each([
    ['by default in the account that receives the payroll', 'ana', 'ana-nomina'],
    ['by default in the first account if no account receives a payroll', 'carmen', 'carmen-cheques'],
  ] as const)('is deposited %s', async (_, user, key) => {
    const bank = await openBank();
    const client = await bank.signIn(user);
    const offer = offersOf(bank.bank.read, client.key).find(({ product }) => isLoan(product));
    if (!offer) throw new Error('no loan');
    const offerPath = `${OFFERS}/${offer.reference}`;
    const { body: terms } = await client.get(`${offerPath}/details?offerKey=${offer.key}`).expect(200);
    expect(terms.depositAccount.key).toBe(key);
    await acceptSigned(client, offer, TOKENS[user]);
    expect((await client.get(`${offerPath}/receipts`).expect(200)).body.depositAccount.key).toBe(key);
  });

  test('cannot be accepted again with another deposit account', async () => {
    const { client, offer } = await openWithLoanOffer();
    await acceptSigned(client, offer, TOKENS.ana, { deposit_account_key: 'ana-ahorro' });
    const other = await accept(client, offer, { deposit_account_key: 'ana-nomina' }).expect(409);
    expect(codeOf(other)).toBe('CZ_OFFER_TAKEN');
  });
});
