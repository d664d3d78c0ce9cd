import { expect, test } from 'vitest';
import { startOfDay } from '#bank/core/calendar/day';
import { bankAccount } from '#bank/core/ledger/accounts';
import { move } from '#bank/core/ledger/ledger';
import { accountsOf } from '#bank/shared/accounts/views';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { TOKENS } from '#bank/testing/signing';
import { acceptSigned, offerOf } from '../campaigns/offer.test-support';
import { STATEMENTS } from './calls.test-support';

const list = async (client: Client, account: string, query = '') =>
  (await client.get(`${STATEMENTS}?statement_type=ACCOUNT&account_key=${account}${query}`).expect(200)).body;

const endsOf = async (client: Client, account: string): Promise<string[]> =>
  (await list(client, account)).data.map(({ endDate }: { endDate: string }) => endDate);

/** Returns a card without purchases that Carmen just accepted. */
async function newCard(bank: BankUnderTest): Promise<{ carmen: Client; card: string; cutOffDay: number }> {
  const carmen = await bank.signIn('carmen');
  const before = new Set(accountsOf(bank.bank.read, carmen.key).map(({ key }) => key));
  const answer = await acceptSigned(carmen, offerOf(bank, carmen.key, 'TDC'), TOKENS.carmen);
  expect(answer.status).toBe(200);
  const card = accountsOf(bank.bank.read, carmen.key).find(({ key }) => !before.has(key));
  if (card?.terms?.kind !== 'revolving') throw new Error('no card was opened');
  return { carmen, card: card.key, cutOffDay: card.terms.cutOffDay };
}

const buy = (bank: BankUnderTest, card: string) =>
  bank.bank.commit((tx) =>
    move(tx, {
      at: bank.bank.now,
      description: 'Librería',
      category: 'other',
      from: card,
      to: bankAccount('cards'),
      amount: 12_345,
    }),
  );

test('a new card has its first statement three days after its first cut-off', async () => {
  const bank = await openBank();
  const { carmen, card, cutOffDay } = await newCard(bank);
  await buy(bank, card);
  const { data, nextReadyDate } = await list(carmen, card);
  expect(data).toEqual([]);
  expect(Number(nextReadyDate.slice(8))).toBe(cutOffDay + 3);
  const days = Math.round((startOfDay(nextReadyDate) - startOfDay(bank.bank.today)) / 86_400_000);
  await bank.advance(`P${days - 1}D`);
  expect((await list(carmen, card)).data).toEqual([]);
  await bank.advance('P1D');
  const [first] = (await list(carmen, card)).data;
  const content = (await carmen.get(`${STATEMENTS}/${first.statementKey}/document`).expect(200)).body;
  expect(content).toMatchObject({
    openingBalance: 0,
    closingBalance: 1805.45,
    charges: 1805.45,
    credit: { toAvoidInterest: 1805.45 },
    taxes: { fees: 1450, vat: 232, interestCharged: 0 },
  });
  expect(content.movements).toHaveLength(3);
  await carmen.get(`${STATEMENTS}/${first.statementKey}/document?format=pdf`).expect(200);
});

test('a new account has its first statement for the whole month, from a balance of zero', async () => {
  const bank = await openBank();
  const carmen = await bank.signIn('carmen');
  expect(await list(carmen, 'carmen-gastos')).toEqual({ data: [] });
  await bank.bank.commit((tx) =>
    move(tx, {
      at: bank.bank.now,
      description: 'Depósito',
      category: 'other',
      from: bankAccount('cash'),
      to: 'carmen-gastos',
      amount: 50_000,
    }),
  );
  expect(await list(carmen, 'carmen-gastos')).toEqual({ data: [], nextReadyDate: '2026-12-03' });
  await bank.advance('P10D');
  const { data, nextReadyDate } = await list(carmen, 'carmen-gastos');
  expect(nextReadyDate).toBe('2027-01-03');
  expect(data).toMatchObject([{ startDate: '2026-11-01', endDate: '2026-11-30' }]);
  const content = (await carmen.get(`${STATEMENTS}/${data[0].statementKey}/document`).expect(200)).body;
  expect([content.openingBalance, content.closingBalance]).toEqual([0, 500]);
});

test('the year filter uses the end date and does not affect the next ready date', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const { data, nextReadyDate } = await list(ana, 'ana-tarjeta', '&year=2026');
  expect(data.at(-1)).toMatchObject({ startDate: '2025-12-13', endDate: '2026-01-12' });
  expect(nextReadyDate).toBe('2026-12-15');
  expect((await list(ana, 'ana-tarjeta', '&year=2031')).data).toEqual([]);
  const statements = (await ana.get(`${STATEMENTS}?statement_type=FISCAL`).expect(200)).body;
  expect(statements).not.toHaveProperty('nextReadyDate');
});

test('the statements of each bank depend on its own clock', async () => {
  const [bank, laterBank] = [await openBank(), await openBank('2026-12-02T23:59:00-06:00')];
  const [client, laterClient] = [await bank.signIn('ana'), await laterBank.signIn('ana')];
  const before = await endsOf(client, 'ana-nomina');
  expect(before[0]).toBe('2026-10-31');
  expect((await endsOf(laterClient, 'ana-nomina'))[0]).toBe('2026-10-31');
  await laterBank.advance('PT2M');
  expect((await endsOf(laterClient, 'ana-nomina'))[0]).toBe('2026-11-30');
  expect(await endsOf(client, 'ana-nomina')).toEqual(before);
});
