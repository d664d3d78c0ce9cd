import { expect, test } from 'vitest';
import { outbox, outboxKey } from '#bank/core/activity/outbox';
import { bankAccount } from '#bank/core/ledger/accounts';
import { move } from '#bank/core/ledger/ledger';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { TOKENS } from '#bank/testing/signing';
import { acceptSigned, OFFERS, offerOf } from './offer.test-support';

async function begin() {
  const bank = await openBank();
  const client = await bank.signIn('carmen');
  return { bank, client, offer: offerOf(bank, client.key, 'TDC'), token: TOKENS.carmen };
}

const booksBalance = async (bank: BankUnderTest) => expect((await bank.ledger()).problems).toEqual([]);

test('a new card has its limit, its fee and the VAT on it, and pays the fee each year', async () => {
  const { bank, client, offer, token } = await begin();
  await acceptSigned(client, offer, token);
  const { account, embossingName, branch } = (
    await client.get(`${OFFERS}/${offer.reference}/receipts`).expect(200)
  ).body;
  expect(embossingName).toBe('CARMEN VILLASENOR');
  expect(branch).toMatchObject({ id: '006', city: 'Ciudad de México' });
  const card = () => client.get(`/api/credit/v3/credit/credit-accounts/${account.key}`).expect(200);
  expect((await card()).body).toMatchObject({
    creditLimit: [{ amount: 200_000 }],
    balanceOwed: { amount: 1_682 },
    // Fee included; the rate alone gives 51.1.
    cat: 53.0,
  });
  await booksBalance(bank);
  const fees = async () => {
    const path = `/api/credit/v3/credit/credit-accounts/${account.key}/transactions?limit=500&from_date=2026-11-01&to_date=2029-12-31`;
    const { data } = (await client.get(path).expect(200)).body;
    return data
      .filter(({ description }: { description: string }) => description === 'Anualidad')
      .map(({ postedDate }: { postedDate: string }) => postedDate);
  };
  await bank.advance('P2Y1D');
  expect(await fees()).toEqual(['2028-11-23', '2027-11-23', '2026-11-23']);
  await booksBalance(bank);
});

test('a card at its limit pays its fee beyond the limit, and the books balance', async () => {
  const { bank, client, offer, token } = await begin();
  await acceptSigned(client, offer, token);
  const { account } = (await client.get(`${OFFERS}/${offer.reference}/receipts`).expect(200)).body;
  await bank.bank.commit((tx) => {
    const sides = { from: account.key, to: bankAccount('cards'), amount: 19_831_800 };
    move(tx, { at: bank.bank.now, description: 'Compra', category: 'shopping', ...sides });
  });
  await bank.advance('P1Y');
  const card = (await client.get(`/api/credit/v3/credit/credit-accounts/${account.key}`).expect(200)).body;
  expect(card.balanceOwed.amount).toBeGreaterThan(201_682);
  await booksBalance(bank);
});

test('the customer is notified once, on the fifth bank day, where to collect the card', async () => {
  const { bank, client, offer, token } = await begin();
  await acceptSigned(client, offer, token);
  const pickupMessages = () =>
    bank.bank.read
      .list(outbox, ...outboxKey(client.key))
      .filter(({ subject }) => subject === 'Tu tarjeta está lista');
  // Accepted on Monday 23 November at 09:30: five bank days later is the next Monday.
  await bank.advance('P6DT23H29M');
  expect(pickupMessages()).toEqual([]);
  await bank.advance('PT1M');
  expect(pickupMessages()).toMatchObject([
    { text: expect.stringMatching(/^Recoge tu Tarjeta Platino en Reforma: /) },
  ]);
  await bank.advance('P2M');
  expect(pickupMessages()).toHaveLength(1);
});
