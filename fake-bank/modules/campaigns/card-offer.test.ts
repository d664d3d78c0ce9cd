import { expect, test } from 'vitest';
import { outbox, outboxKey } from '#bank/core/activity/outbox';
import { bankAccount } from '#bank/core/ledger/accounts';
import { move } from '#bank/core/ledger/ledger';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { TOKENS } from '#bank/testing/signing';
import { acceptSigned, OFFERS, offerOf } from './offer.test-support';

async function openBankWithCardOffer() {
  const bank = await openBank();
  const client = await bank.signIn('carmen');
  return { bank, client, offer: offerOf(bank, client.key, 'TDC'), token: TOKENS.carmen };
}

const expectBooksBalance = async (bank: BankUnderTest) => expect((await bank.ledger()).problems).toEqual([]);

async function fetchFeeDates(client: Client, accountKey: string): Promise<string[]> {
  const period = 'from_date=2026-11-01&to_date=2029-12-31';
  const path = `/api/credit/v3/credit/credit-accounts/${accountKey}/transactions?limit=500&${period}`;
  const { data } = (await client.get(path).expect(200)).body;
  return data
    .filter(({ description }: { description: string }) => description === 'Anualidad')
    .map(({ postedDate }: { postedDate: string }) => postedDate);
}

test('a new card is charged the annual fee with VAT at once and again each year', async () => {
  const { bank, client, offer, token } = await openBankWithCardOffer();
  await acceptSigned(client, offer, token);
  const { account, embossingName, branch } = (
    await client.get(`${OFFERS}/${offer.reference}/receipts`).expect(200)
  ).body;
  expect(embossingName).toBe('CARMEN VILLASENOR');
  expect(branch).toMatchObject({ id: '006', city: 'Ciudad de México' });
  const fetchCard = () => client.get(`/api/credit/v3/credit/credit-accounts/${account.key}`).expect(200);
  expect((await fetchCard()).body).toMatchObject({
    creditLimit: [{ amount: 200_000 }],
    balanceOwed: { amount: 1_682 },
    // The CAT includes the fee; interest alone gives 51.1.
    cat: 53.0,
  });
  await expectBooksBalance(bank);
  await bank.advance('P2Y1D');
  expect(await fetchFeeDates(client, account.key)).toEqual(['2028-11-23', '2027-11-23', '2026-11-23']);
  await expectBooksBalance(bank);
});

test('the annual fee is charged even beyond the limit, and the books balance', async () => {
  const { bank, client, offer, token } = await openBankWithCardOffer();
  await acceptSigned(client, offer, token);
  const { account } = (await client.get(`${OFFERS}/${offer.reference}/receipts`).expect(200)).body;
  await bank.bank.commit((tx) => {
    const purchase = { at: bank.bank.now, description: 'Compra', category: 'shopping' } as const;
    move(tx, { ...purchase, from: account.key, to: bankAccount('cards'), amount: 19_831_800 });
  });
  await bank.advance('P1Y1D');
  expect(await fetchFeeDates(client, account.key)).toEqual(['2027-11-23', '2026-11-23']);
  const card = (await client.get(`/api/credit/v3/credit/credit-accounts/${account.key}`).expect(200)).body;
  expect(card.balanceOwed.amount).toBeGreaterThan(201_682);
  await expectBooksBalance(bank);
});

test('a message on the fifth bank day tells the customer where to collect the card', async () => {
  const { bank, client, offer, token } = await openBankWithCardOffer();
  await acceptSigned(client, offer, token);
  const listPickupMessages = () =>
    bank.bank.read
      .list(outbox, ...outboxKey(client.key))
      .filter(({ subject }) => subject === 'Tu tarjeta está lista');
  // Accepted on Monday at 09:30. The notification follows five bank days later, next Monday at 09:00.
  await bank.advance('P6DT23H29M');
  expect(listPickupMessages()).toEqual([]);
  await bank.advance('PT1M');
  expect(listPickupMessages()).toMatchObject([
    { text: expect.stringMatching(/^Recoge tu Tarjeta Platino en Reforma: /) },
  ]);
  await bank.advance('P2M');
  expect(listPickupMessages()).toHaveLength(1);
});
