/** Boundary instants: hours, maturity, and events between validation and execution. */
import { expect, test } from 'vitest';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { invest, order, sendOrder, setUp, TRADE } from './investment.test-support';

const PORTFOLIO = '/api/investment-products/v1/investment-products/portfolios/ana-valores';

const setClock = (bank: BankUnderTest, now: string) =>
  bank.send('put', '/__bank/clock', { mode: 'frozen', now: `${now}-06:00` }).expect(200);

async function openBankAsAna(now = '2026-11-23T09:30:00') {
  const bank = await openBank(`${now}-06:00`);
  const ana = await bank.signIn('ana');
  return { bank, ana };
}

const read = async (client: Client, path: string) => (await client.get(path).expect(200)).body;

/** Validates an order; returns a function that executes it. */
async function validateOrder(client: Client, change: Parameters<typeof order>[0] = {}) {
  const body = order(change);
  const { key } = await setUp(client, body.type);
  await sendOrder(client, key, 'VALIDATE', body).expect(200);
  return () => sendOrder(client, key, 'EXECUTE', body);
}

test.each([
  ['2026-11-23T17:59:59.999', '2026-11-23T17:59:59.999', 'ACTIVE'],
  ['2026-11-23T17:59:59.999', '2026-11-23T18:00:00.000', '2185'],
  ['2026-11-23T17:59:59.999', '2026-11-24T06:59:59.999', '2185'],
  // The next day changes the payment dates, so the order must be validated again.
  ['2026-11-23T17:59:59.999', '2026-11-24T07:00:00.000', 'CZ_NOT_VALIDATED'],
])('an order validated at %s and executed at %s: %s', async (from, until, outcome) => {
  const { bank, ana } = await openBankAsAna(from);
  const execute = await validateOrder(ana);
  await setClock(bank, until);
  const answer = await execute();
  expect(answer.status === 200 ? answer.body.status : codeOf(answer)).toBe(outcome);
});

test.each([
  ['over New Year', '2026-12-31T10:00:00', 1, '2027-01-03', '2027-01-04', 3.33, 0.99],
  ['on New Year’s Eve', '2026-12-30T10:00:00', 1, '2026-12-30', '2026-12-31', 0.83, 0.25],
  ['on 29 February', '2028-02-22T10:00:00', 7, '2028-02-28', '2028-02-29', 7.97, 1.73],
  ['over 29 February', '2028-02-23T10:00:00', 7, '2028-02-29', '2028-03-01', 7.97, 1.73],
])(
  'an investment matures at the start of its maturity date: %s',
  async (_, now, term, eve, day, interest, tax) => {
    const { bank, ana } = await openBankAsAna(now);
    const investment = await invest(ana, { term });
    expect(investment).toMatchObject({ maturityDate: day, interest, tax });
    const receipt = `${TRADE}/investments/${investment.key}/receipt`;
    await setClock(bank, `${eve}T23:59:59.999`);
    expect(await read(ana, receipt)).toMatchObject({ status: 'ACTIVE' });
    const before = await read(ana, PORTFOLIO);
    expect(before).toMatchObject({ nextMaturityDate: day });
    const cash = (await bank.balance('ana-nomina')) ?? 0;
    await setClock(bank, `${day}T00:00:00.000`);
    expect(await read(ana, receipt)).toMatchObject({ status: 'MATURED' });
    const after = await read(ana, PORTFOLIO);
    expect(after.primaryBalance.amount).toBe(before.primaryBalance.amount - 10_000);
    expect(after.activeInvestments).toBe(before.activeInvestments - 1);
    expect(await bank.balance('ana-nomina')).toBeCloseTo(cash + 10_000 + interest - tax, 2);
    expect((await bank.ledger()).balanced).toBe(true);
  },
);

test('of two investments that together exceed the balance, the second is rejected', async () => {
  const { bank, ana } = await openBankAsAna();
  const [first, second] = [
    await validateOrder(ana, { amount: 30_000 }),
    await validateOrder(ana, { amount: 30_000 }),
  ];
  await first().then(({ status }) => expect(status).toBe(200));
  expect(codeOf(await second())).toBe('CZ_INSUFFICIENT_FUNDS');
  expect((await bank.ledger()).balanced).toBe(true);
});

test('two orders that were validated before a portfolio existed go into one new portfolio', async () => {
  const { ana } = await openBankAsAna();
  const change = { type: 'VALORES', amount: 5_000 } as const;
  const { investment_account_key: _, ...body } = order(change);
  const operations = await Promise.all([setUp(ana, 'VALORES'), setUp(ana, 'VALORES')]);
  for (const { key } of operations) await sendOrder(ana, key, 'VALIDATE', body).expect(200);
  for (const { key } of operations) await sendOrder(ana, key, 'EXECUTE', body).expect(200);
  const { portfolios } = await setUp(ana, 'VALORES');
  expect(portfolios).toMatchObject([{ primaryBalance: { amount: 10_000 } }]);
});
