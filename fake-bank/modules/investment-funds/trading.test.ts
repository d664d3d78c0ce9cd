import { describe, expect, test } from 'vitest';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { money } from '#bank/testing/money';
import { codeOf } from '#bank/testing/own-transfer';
import {
  errorOf,
  executeOrder,
  FUNDS,
  order,
  scheduledOrder,
  sendOrder,
  setUp,
  TRADE,
} from './fund.test-support';

const ACCOUNTS = '/api/accounts/v2/accounts';

const read = async (client: Client, path: string) => (await client.get(path).expect(200)).body;
const cashOf = async (client: Client, account = 'ana-nomina') =>
  (await read(client, `${ACCOUNTS}/${account}`)).primaryBalance.amount;
const fundOf = (client: Client, account = 'ana-fondo') => read(client, `${FUNDS}/${account}`);

async function openBankAsAna(now?: string) {
  const bank = await openBank(now);
  return { bank, ana: await bank.signIn('ana') };
}

const SELL = { operation_type: 'SELL' } as const;

describe('a fund operation', () => {
  test('begins with a list of the tradable funds and their cheque accounts', async () => {
    const { bank, ana } = await openBankAsAna();
    const { funds, accounts } = await setUp(ana);
    expect(funds).toMatchObject([
      { key: 'ana-fondo', units: 70_075, cashAccount: { key: 'ana-nomina', displayId: '•••• 4821' } },
    ]);
    expect(accounts.map(({ key }) => key)).toEqual(['ana-nomina']);
    const carmenFunds = (await setUp(await bank.signIn('carmen'))).funds;
    expect(carmenFunds).toMatchObject([{ key: 'carmen-fondo', units: 0, buyPrice: 2.052472 }]);
    expect((await setUp(await bank.signIn('elena'))).funds).toEqual([]);
  });

  test('is validated in whole units without moving money', async () => {
    const { ana } = await openBankAsAna();
    const { key } = await setUp(ana);
    const before = await cashOf(ana);
    expect((await sendOrder(ana, key, 'VALIDATE', order()).expect(200)).body).toEqual({
      action_type: 'VALIDATE',
      key,
      operationType: 'BUY',
      transactionType: 'onetime',
      operationDate: '2026-11-23',
      investmentAccount: {
        key: 'ana-fondo',
        description: 'Fondo Cenzontle Deuda',
        displayId: '•••• 1189',
      },
      cashAccount: { key: 'ana-nomina', description: 'Nómina', displayId: '•••• 4821' },
      amount: money(10_000),
      buyPrice: 1.234564,
      sellPrice: 1.2321,
      valuationDate: '2026-11-20',
      primaryBalance: money(86_339.4),
      units: 8_100,
      total: money(9_999.97),
    });
    expect(await cashOf(ana)).toBe(before);
    expect((await fundOf(ana)).units).toBe(70_075);
  });

  test('buys whole units and charges the cheque account', async () => {
    const { bank, ana } = await openBankAsAna();
    const [before, { averageCost }] = [await cashOf(ana), await fundOf(ana)];
    const receipt = await executeOrder(ana, order());
    expect(receipt).toMatchObject({
      action_type: 'EXECUTE',
      status: 'PROCESSED',
      confirmationNumber: expect.stringMatching(/^\d{8}$/),
      orderDate: '2026-11-23T09:30:00-06:00',
      units: 8_100,
      price: 1.234564,
      total: money(9_999.97),
    });
    expect(await cashOf(ana)).toBeCloseTo(before - 9_999.97, 2);
    const fund = await fundOf(ana);
    expect(fund).toMatchObject({ units: 78_175, primaryBalance: money(96_319.41) });
    expect(fund.averageCost * 78_175).toBeCloseTo(averageCost * 70_075 + 9_999.97, 2);
    const { action_type: _, ...storedReceipt } = receipt;
    expect(await read(ana, `${TRADE}/${receipt.key}/receipt`)).toEqual(storedReceipt);
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('sells whole units into the cheque account and keeps the average cost', async () => {
    const { bank, ana } = await openBankAsAna();
    const [before, { averageCost }] = [await cashOf(ana), await fundOf(ana)];
    expect(await executeOrder(ana, order(SELL))).toMatchObject({
      status: 'PROCESSED',
      units: 8_117,
      price: 1.2321,
      total: money(10_000.95),
    });
    expect(await cashOf(ana)).toBeCloseTo(before + 10_000.95, 2);
    const fund = await fundOf(ana);
    expect(fund.units).toBe(61_958);
    expect(fund.averageCost).toBeCloseTo(averageCost, 6);
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('sells all units for their value rounded up to a centavo, and the fund can be bought again', async () => {
    const { ana } = await openBankAsAna();
    expect(await executeOrder(ana, order({ ...SELL, amount: 86_339.41 }))).toMatchObject({
      units: 70_075,
      total: money(86_339.4),
    });
    const fund = await fundOf(ana);
    expect(fund).toMatchObject({ units: 0, primaryBalance: money(0) });
    expect(fund).not.toHaveProperty('averageCost');
    expect(await errorOf(ana, order({ ...SELL, amount: 1 }))).toBe('3073 amount');
    expect(await executeOrder(ana, order())).toMatchObject({ units: 8_100 });
    expect((await fundOf(ana)).averageCost).toBeCloseTo(1.234564, 5);
  });

  test('makes a fund visible with its first purchase', async () => {
    const { bank } = await openBankAsAna();
    const carmen = await bank.signIn('carmen');
    await carmen.get(`${FUNDS}/carmen-fondo`).expect(409);
    await executeOrder(carmen, order({ investment_account_key: 'carmen-fondo' }));
    expect((await fundOf(carmen, 'carmen-fondo')).units).toBe(4_872);
  });
});

describe('executing an operation', () => {
  test('a second time returns the same receipt and moves no money', async () => {
    const { ana } = await openBankAsAna();
    const { key } = await setUp(ana);
    await sendOrder(ana, key, 'VALIDATE', order()).expect(200);
    const first = (await sendOrder(ana, key, 'EXECUTE', order()).expect(200)).body;
    const balance = await cashOf(ana);
    expect((await sendOrder(ana, key, 'EXECUTE', order()).expect(200)).body).toEqual(first);
    expect(await cashOf(ana)).toBe(balance);
    const other = order({ amount: 5_000 });
    expect(codeOf(await sendOrder(ana, key, 'EXECUTE', other).expect(409))).toBe('CZ_NONCE_REUSED');
    expect(codeOf(await sendOrder(ana, key, 'VALIDATE', order()).expect(409))).toBe('CZ_NONCE_REUSED');
  });

  test('rejects an order that differs from the validated one or was not validated', async () => {
    const { ana } = await openBankAsAna();
    const { key } = await setUp(ana);
    expect(codeOf(await sendOrder(ana, key, 'EXECUTE', order()).expect(409))).toBe('CZ_NOT_VALIDATED');
    await sendOrder(ana, key, 'VALIDATE', order()).expect(200);
    const other = order({ amount: 10_001 });
    expect(codeOf(await sendOrder(ana, key, 'EXECUTE', other).expect(409))).toBe('CZ_NOT_VALIDATED');
    expect((await fundOf(ana)).units).toBe(70_075);
  });

  test('is rejected after closing time', async () => {
    const { bank, ana } = await openBankAsAna('2026-11-23T13:29:00-06:00');
    const { key } = await setUp(ana);
    await sendOrder(ana, key, 'VALIDATE', order()).expect(200);
    await bank.advance('PT1M');
    expect(codeOf(await sendOrder(ana, key, 'EXECUTE', order()).expect(422))).toBe('2185');
  });
});

describe('validating an operation', () => {
  test.each([
    [{ amount: 100_000_000.01 }, '0000 amount'],
    [{ amount: 100_000_000 }, '3073 amount'],
    [{ ...SELL, amount: 100_000_000 }, '3073 amount'],
    [{ ...SELL, amount: 86_341.9 }, '3073 amount'],
    [{ amount: 1.23 }, '0000 amount'],
    [{ amount: 0 }, '0000 amount'],
    [{ amount: 10.001 }, '0000 amount'],
    [{ operation_date: '2026-11-24' }, '0000 operation_date'],
    [{ operation_date: '2026-11-20' }, '0000 operation_date'],
    [{ investment_account_key: 'ana-nomina' }, 'CZ_NOT_FOUND'],
    [{ investment_account_key: 'carmen-fondo' }, 'CZ_NOT_FOUND'],
  ] as const)('rejects %j: %s', async (change, expected) => {
    const { ana } = await openBankAsAna();
    expect(await errorOf(ana, order(change))).toBe(expected);
  });

  test('rejects a missing amount', async () => {
    const { ana } = await openBankAsAna();
    const { key } = await setUp(ana);
    const { amount: _, ...body } = order();
    const answer = await ana
      .post(`${TRADE}/${key}/execute`, { action_type: 'VALIDATE', ...body })
      .expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field: 'amount' });
  });

  test('rejects a fund without a cheque account', async () => {
    const { bank } = await openBankAsAna();
    const elena = await bank.signIn('elena');
    const body = order({ investment_account_key: 'elena-fondo' });
    expect(await errorOf(elena, body)).toBe('0000 investment_account_key');
  });

  test.each([
    ['2026-11-23T06:59:00-06:00', '2026-11-23'],
    ['2026-11-23T13:30:00-06:00', '2026-11-23'],
    ['2026-11-21T11:00:00-06:00', '2026-11-21'],
    ['2026-12-25T11:00:00-06:00', '2026-12-25'],
  ])('rejects an order at %s with 2185', async (now, operation_date) => {
    const { ana } = await openBankAsAna(now);
    expect(await errorOf(ana, order({ operation_date }))).toBe('2185');
  });

  test.each(['2026-11-23T07:00:00-06:00', '2026-11-23T13:29:00-06:00'])(
    'accepts an order at %s',
    async (now) => {
      const { ana } = await openBankAsAna(now);
      expect((await executeOrder(ana, order())).status).toBe('PROCESSED');
    },
  );
});

describe('the list of operations', () => {
  const list = async (client: Client, query = '') =>
    (await read(client, `${TRADE}/transactions${query}`)).data.map(
      ({ operationDate, operationType, status }: Record<string, string>) =>
        [operationDate, operationType, status].join(' '),
    );

  test('is sorted newest first and filtered by day, type and status', async () => {
    const { ana } = await openBankAsAna();
    await executeOrder(ana, order(SELL));
    const rows = [
      '2026-12-02 SELL SCHEDULED',
      '2026-11-23 SELL PROCESSED',
      '2026-09-07 BUY PROCESSED',
      '2026-04-15 BUY PROCESSED',
      '2026-01-19 BUY PROCESSED',
    ];
    expect(await list(ana)).toEqual(rows);
    expect(await list(ana, '?operation_type=BUY')).toEqual(rows.slice(2));
    expect(await list(ana, '?investment_status=SCHEDULED')).toEqual(rows.slice(0, 1));
    expect(await list(ana, '?investment_status=PROCESSED')).toEqual(rows.slice(1));
    expect(await list(ana, '?start_date=2026-04-15&end_date=2026-11-23')).toEqual(rows.slice(1, 4));
    await ana.get(`${TRADE}/transactions?investment_status=REJECTED`).expect(400);
    await ana.get(`${TRADE}/transactions?start_date=2026-04-15&end_date=2026-04-14`).expect(400);
  });

  test.each(['carmen', 'luis'])('is hidden from %s', async (user) => {
    const { bank, ana } = await openBankAsAna();
    const other = await bank.signIn(user);
    expect(await list(other)).toEqual([]);
    expect(codeOf(await other.get(`${TRADE}/ana-vende-fondo/receipt`).expect(404))).toBe('CZ_NOT_FOUND');
    const answer = await other.put(`${TRADE}/ana-vende-fondo`, { action_type: 'DELETE' }).expect(404);
    expect(codeOf(answer)).toBe('CZ_NOT_FOUND');
    expect(await read(ana, `${TRADE}/ana-vende-fondo/receipt`)).toMatchObject({ status: 'SCHEDULED' });
  });

  test('includes operations without a cheque account', async () => {
    const { bank } = await openBankAsAna();
    const [newest] = (await read(await bank.signIn('elena'), `${TRADE}/transactions`)).data;
    expect(newest).toMatchObject({ units: 32_681, investmentAccount: { key: 'elena-fondo' } });
    expect(newest).not.toHaveProperty('cashAccount');
  });

  test('includes a scheduled operation without units or price', async () => {
    const { ana } = await openBankAsAna();
    const { key } = await executeOrder(ana, scheduledOrder());
    const { data } = await read(ana, `${TRADE}/transactions`);
    const operation = data.find((row: { key: string }) => row.key === key);
    expect(operation).toMatchObject({ status: 'SCHEDULED', operationDate: '2026-11-24' });
    expect(operation).not.toHaveProperty('units');
    expect(operation).not.toHaveProperty('price');
  });
});

test('a receipt is available as a PDF', async () => {
  const { ana } = await openBankAsAna();
  const pdf = await ana.get(`${TRADE}/ana-vende-fondo/receipt`, { accept: 'application/pdf' }).expect(200);
  expect(pdf.type).toBe('application/pdf');
});
