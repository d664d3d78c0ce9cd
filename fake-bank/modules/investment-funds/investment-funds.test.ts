import { expect, test } from 'vitest';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { inMillionths, proceedsOf } from '#contract/domain/fund-trade';
import { toCentavos } from '#contract/domain/money';

const FUNDS = '/api/investment-funds/v2/investment-funds';
const ANA = `${FUNDS}/ana-fondo`;

const read = async (client: Client, path: string) => (await client.get(path).expect(200)).body;

test('a fund shows its units and both prices of the last valuation', async () => {
  const bank = await openBank();
  const { priceHistory, averageCost, ...fund } = await read(await bank.signIn('ana'), ANA);
  expect(fund).toEqual({
    key: 'ana-fondo',
    type: 'Fondos de Inversión',
    description: 'Fondo Cenzontle Deuda',
    displayId: '•••• 1189',
    defaultCurrency: 'MXN',
    primaryBalance: { amount: 86_339.4, currencyCode: 'MXN' },
    units: 70_075,
    buyPrice: 1.234564,
    sellPrice: 1.2321,
    valuationDate: '2026-11-20',
    cashAccount: { key: 'ana-nomina', description: 'Nómina', displayId: '•••• 4821' },
  });
  expect(averageCost).toBeGreaterThan(1.1);
  expect(averageCost).toBeLessThan(fund.sellPrice);
  expect(priceHistory).toHaveLength(53);
});

test('the price history covers a year by week and includes falls', async () => {
  const bank = await openBank();
  const historyOf = async (): Promise<{ date: string; price: number }[]> =>
    (await read(await bank.signIn('ana'), ANA)).priceHistory;
  const history = await historyOf();
  expect(history[0]?.date).toBe('2025-11-21');
  expect(history.at(-1)).toEqual({ date: '2026-11-20', price: 1.2321 });
  // 3 April 2026 is Good Friday, and the Thursday before it a holiday too.
  expect(history.map(({ date }) => date)).toContain('2026-04-01');
  const falls = history.filter(({ price }, i) => price < (history[i - 1]?.price ?? 0));
  expect(falls.length).toBeGreaterThan(1);
  expect(falls.length).toBeLessThan(8);
  await bank.advance('P1Y');
  const later = await historyOf();
  expect([later[0]?.date, later.at(-1)?.date, later.length]).toEqual(['2026-11-23', '2027-11-22', 53]);
});

test('the average cost equals the cost of the purchases of a year', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const { averageCost, units } = await read(ana, ANA);
  const { data } = await read(
    ana,
    '/api/investment-funds-trade/v2/investment-funds/transactions?operation_type=BUY',
  );
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  expect(sum(data.map((operation: { units: number }) => operation.units))).toBe(units);
  const totalPaid = sum(data.map(({ total }: { total: { amount: number } }) => toCentavos(total.amount)));
  expect(Math.round(averageCost * units * 100)).toBe(totalPaid);
  const movements = '/api/accounts/v2/accounts/ana-nomina/transactions?from_date=2025-11-23&limit=500';
  const purchases = (await read(ana, movements)).data.filter(
    ({ description }: { description: string }) => description === 'Compra de Fondo Cenzontle Deuda',
  );
  const purchaseAmounts = purchases.map(({ amount }: { amount: number }) => toCentavos(amount));
  expect(sum(purchaseAmounts)).toBe(-totalPaid);
});

test('funds are revalued every bank day', async () => {
  const bank = await openBank();
  for (const [passed, valuationDate] of [
    ['PT8H29M', '2026-11-20'],
    ['PT1M', '2026-11-23'],
    ['P4D', '2026-11-27'],
    ['P1D', '2026-11-27'],
    ['P27D', '2026-12-24'],
  ] as const) {
    await bank.advance(passed);
    const fund = await read(await bank.signIn('ana'), ANA);
    expect(fund.valuationDate).toBe(valuationDate);
    expect(toCentavos(fund.primaryBalance.amount)).toBe(proceedsOf(fund.units, inMillionths(fund.sellPrice)));
    expect(fund.buyPrice).toBeGreaterThan(fund.sellPrice);
  }
  const movements = '/api/accounts/v2/accounts/ana-fondo/transactions?from_date=2026-12-10&limit=500';
  const { data } = await read(await bank.signIn('ana'), movements);
  expect(data.map(({ postedDate }: { postedDate: string }) => postedDate)).toEqual([
    '2026-12-24',
    '2026-12-23',
    '2026-12-22',
    '2026-12-21',
    '2026-12-18',
    '2026-12-17',
    '2026-12-16',
    '2026-12-15',
    '2026-12-14',
    '2026-12-11',
    '2026-12-10',
  ]);
  expect((await bank.ledger()).balanced).toBe(true);
});

test('a fund without purchases returns an error', async () => {
  const bank = await openBank();
  const answer = await (await bank.signIn('carmen')).get(`${FUNDS}/carmen-fondo`).expect(409);
  expect(codeOf(answer)).toBe('SIBUR');
});

test.each(['ana-valores', 'ana-nomina', 'elena-fondo', 'carmen-fondo', 'no-existe'])(
  '%s returns 404',
  async (key) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    expect(codeOf(await ana.get(`${FUNDS}/${key}`).expect(404))).toBe('CZ_NOT_FOUND');
  },
);
