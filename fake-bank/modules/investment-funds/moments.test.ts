/** Boundary instants: hours, valuation, and events between validation and execution. */
import { expect, test } from 'vitest';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { executeOrder, FUNDS, order, scheduledOrder, sendOrder, setUp, TRADE } from './fund.test-support';

const SELL = { operation_type: 'SELL' } as const;
const MONDAY = '2026-11-23';
const VALUE_OF_ALL_UNITS = 86_339.41;

const setClock = (bank: BankUnderTest, now: string) =>
  bank.send('put', '/__bank/clock', { mode: 'frozen', now: `${now}-06:00` }).expect(200);

async function openBankAsAna(now = `${MONDAY}T09:30:00`) {
  const bank = await openBank(`${now}-06:00`);
  const ana = await bank.signIn('ana');
  return { bank, ana };
}

const fundOf = async (client: Client) => (await client.get(`${FUNDS}/ana-fondo`).expect(200)).body;

/** Returns the status, or code and field of the error. */
function verdictOf({
  body,
}: {
  body: { status?: string; notifications?: { code: string; field?: string }[] };
}): string {
  const [error] = body.notifications ?? [];
  return error ? [error.code, error.field].filter(Boolean).join(' ') : (body.status ?? 'checked');
}

/** Validates an order and returns the outcome and a function that executes the order. */
async function validateOrder(client: Client, body: ReturnType<typeof order>) {
  const { key } = await setUp(client);
  const verdict = verdictOf(await sendOrder(client, key, 'VALIDATE', body));
  return { verdict, execute: async () => verdictOf(await sendOrder(client, key, 'EXECUTE', body)) };
}

test.each([
  [`${MONDAY}T06:59:59.999`, order(), '2185'],
  [`${MONDAY}T07:00:00.000`, order(), 'checked'],
  [`${MONDAY}T13:29:59.999`, order(), 'checked'],
  [`${MONDAY}T13:30:00.000`, order(), '2185'],
  [`${MONDAY}T13:30:00.000`, scheduledOrder(), 'checked'],
  [`${MONDAY}T23:59:59.999`, scheduledOrder(), 'checked'],
])('validating at %s the order %j returns %s', async (now, body, verdict) => {
  const { ana } = await openBankAsAna(now);
  expect((await validateOrder(ana, body)).verdict).toBe(verdict);
});

test.each([
  ['within the trading hours', '13:29:59.999', `${MONDAY}T13:29:59.999`, order(), 'PROCESSED'],
  ['at closing time', '13:29:59.999', `${MONDAY}T13:30:00.000`, order(), '2185'],
  ['the next morning', '13:29:59.999', '2026-11-24T07:00:00.000', order(), '0000 operation_date'],
  ['after the valuation', '17:59:59.999', `${MONDAY}T18:00:00.000`, scheduledOrder(), 'SCHEDULED'],
  ['before its day', '23:59:59.999', `${MONDAY}T23:59:59.999`, scheduledOrder(), 'SCHEDULED'],
  [
    'at the start of its day',
    '23:59:59.999',
    '2026-11-24T00:00:00.000',
    scheduledOrder(),
    '0000 operation_date',
  ],
  [
    'after its execution time',
    '23:59:59.999',
    '2026-11-24T07:00:00.000',
    scheduledOrder(SELL),
    '0000 operation_date',
  ],
  ['after its day', '23:59:59.999', '2026-11-25T09:00:00.000', scheduledOrder(), '0000 operation_date'],
])('an order validated and then executed %s: %s', async (_, from, until, body, outcome) => {
  const { bank, ana } = await openBankAsAna(`${MONDAY}T${from}`);
  const { verdict, execute } = await validateOrder(ana, body);
  expect(verdict).toBe('checked');
  await setClock(bank, until);
  expect(await execute()).toBe(outcome);
  expect((await fundOf(ana)).units).toBe(outcome === 'PROCESSED' ? 78_175 : 70_075);
  expect((await bank.ledger()).balanced).toBe(true);
});

test('an order for a fund without a price is rejected until the next valuation', async () => {
  const { bank, ana } = await openBankAsAna();
  const { execute } = await validateOrder(ana, order());
  const name = 'investment-funds.price-missing';
  await bank.send('post', '/__bank/situations', { name, customer: 'ana', given: { account: 'ana-fondo' } });
  expect(await execute()).toBe('0000 amount');
  await setClock(bank, '2026-11-24T09:00:00');
  expect((await validateOrder(ana, order({ operation_date: '2026-11-24' }))).verdict).toBe('checked');
});

test.each([
  ['a Monday', `${MONDAY}T17:59:59.999`, '2026-11-20'],
  ['a Monday', `${MONDAY}T18:00:00.000`, MONDAY],
  ['a Saturday', '2026-11-28T18:00:00.000', '2026-11-27'],
  ['Christmas', '2026-12-25T18:00:00.000', '2026-12-24'],
  ['New Year', '2027-01-01T23:59:59.999', '2026-12-31'],
])('on %s at %s the last valuation is from %s', async (_, now, valuationDate) => {
  const { bank, ana } = await openBankAsAna();
  await setClock(bank, now);
  expect((await fundOf(ana)).valuationDate).toBe(valuationDate);
});

test('of two sales that together exceed the held units, the second is rejected', async () => {
  const { bank, ana } = await openBankAsAna();
  const sales = [
    await validateOrder(ana, order({ ...SELL, amount: 50_000 })),
    await validateOrder(ana, order({ ...SELL, amount: 50_000 })),
  ];
  expect(sales.map(({ verdict }) => verdict)).toEqual(['checked', 'checked']);
  expect([await sales[0]?.execute(), await sales[1]?.execute()]).toEqual(['PROCESSED', '3073 amount']);
  expect((await fundOf(ana)).units).toBe(70_075 - Math.ceil(50_000 / 1.2321));
  expect((await bank.ledger()).balanced).toBe(true);
});

test('scheduled sales of one day are executed in the order of their creation', async () => {
  const { bank, ana } = await openBankAsAna();
  const sell = async (amount: number) => (await executeOrder(ana, scheduledOrder({ ...SELL, amount }))).key;
  const keys = [await sell(60_000), await sell(60_000), await sell(1)];
  await setClock(bank, '2026-11-24T07:00:00');
  const receipts = await Promise.all(keys.map((key) => ana.get(`${TRADE}/${key}/receipt`).expect(200)));
  const [first, second, third] = receipts.map(({ body }) => body);
  const price = first.price;
  expect(first).toMatchObject({ status: 'PROCESSED', units: Math.ceil(60_000 / price) });
  expect(second).toMatchObject({ status: 'PROCESSED', units: 70_075 - first.units });
  expect(second.total.amount).toBeLessThan(60_000);
  expect(third).toMatchObject({ status: 'REJECTED', reason: 'No tenías títulos que vender.' });
  expect(await fundOf(ana)).toMatchObject({ units: 0, primaryBalance: { amount: 0 } });
  expect((await bank.ledger()).balanced).toBe(true);
});

test('a sale can leave one unit, which can be sold too', async () => {
  const { bank, ana } = await openBankAsAna();
  // 70,074 units yield 86,338.17; one centavo more requires the last unit.
  expect(await executeOrder(ana, order({ ...SELL, amount: 86_338.17 }))).toMatchObject({ units: 70_074 });
  expect(await fundOf(ana)).toMatchObject({ units: 1, primaryBalance: { amount: 1.23 } });
  expect((await validateOrder(ana, order({ ...SELL, amount: 2.47 }))).verdict).toBe('3073 amount');
  expect(await executeOrder(ana, order({ ...SELL, amount: 1.24 }))).toMatchObject({
    units: 1,
    total: { amount: 1.23 },
  });
  expect(await fundOf(ana)).toMatchObject({ units: 0, primaryBalance: { amount: 0 } });
  expect((await validateOrder(ana, order({ ...SELL, amount: VALUE_OF_ALL_UNITS }))).verdict).toBe(
    '3073 amount',
  );
  expect((await bank.ledger()).balanced).toBe(true);
});

test('buying and selling on one day restores the units and costs the price difference', async () => {
  const { bank, ana } = await openBankAsAna();
  const before = await fundOf(ana);
  const cash = (await bank.balance('ana-nomina')) ?? 0;
  const purchase = await executeOrder(ana, order());
  const sale = await executeOrder(ana, order({ ...SELL, amount: 9_980 }));
  expect(sale.units).toBe(purchase.units);
  expect(await fundOf(ana)).toMatchObject({ units: before.units, primaryBalance: before.primaryBalance });
  expect(await bank.balance('ana-nomina')).toBeCloseTo(cash - purchase.total.amount + sale.total.amount, 2);
  expect(purchase.total.amount).toBeGreaterThan(sale.total.amount);
  expect((await bank.ledger()).balanced).toBe(true);
});
