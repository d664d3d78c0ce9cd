import { expect, test } from 'vitest';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { money } from '#bank/testing/money';
import { codeOf, TRANSFERS, transfer } from '#bank/testing/own-transfer';
import { PAYMENTS } from '#bank/testing/payment';
import type { MortgageTransaction } from '#contract/mortgages';

const MORTGAGES = '/api/mortgages/v2/mortgages';
const SPEI = '/api/third-parties/v1/transfers/third-parties';
const LATE_MORTGAGE = `${MORTGAGES}/elena-hipoteca`;
const OVERDUE = `${LATE_MORTGAGE}/transactions?cursor=0&limit=14&transaction_status=OVERDUE`;

const read = async (client: Client, path: string) => (await client.get(path).expect(200)).body;
const fetchOverdue = async (client: Client): Promise<[number, number][]> =>
  (await read(client, OVERDUE)).data.map(({ number, unpaid }: MortgageTransaction) => [number, unpaid]);

test('a mortgage shows the principal owed and the overdue amount', async () => {
  const bank = await openBank();
  expect(await read(await bank.signIn('elena'), LATE_MORTGAGE)).toMatchObject({
    type: 'Crédito Hipotecario',
    primaryBalance: money(798_503.28),
    // 11.2 % without VAT: 29 days on 2,430.31 and 13 days on 4,883.31 = 41.68; 13 days on the rest = 3,209.75
    balanceOwed: money(813_385.99 + 41.68 + 3_209.75),
    balances: { balanceOverduePayments: money(19_766.02 + 41.68), balanceLateInterest: money(41.68) },
    currentPaymentAmount: money(29_690.71),
    paymentDueDate: '2026-10-12',
    nextDueDate: '2026-12-10',
    term: 180,
    paidInstalments: 29,
  });
});

test.each([
  ['transfers', TRANSFERS, { transfer_type: 'onetime' }],
  ['transfers to third parties', SPEI, { transfer_type: 'onetime', transfer_category: 'SPEI' }],
  ['payments', `${PAYMENTS}?bill_type=WITHRECEIPT`, { with_accounts: 'YES' }],
])('the accounts for %s show the balance of the mortgage', async (_name, path, body) => {
  const bank = await openBank();
  const elena = await bank.signIn('elena');
  const { primaryBalance } = await read(elena, LATE_MORTGAGE);
  const answer = await elena.post(path, body).expect(200);
  expect(answer.body.accounts).toContainEqual(
    expect.objectContaining({ key: 'elena-hipoteca', primaryBalance }),
  );
});

test('a mortgage that is paid in time has no overdue amount', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  expect(await read(ana, `${MORTGAGES}/ana-hipoteca`)).not.toHaveProperty('balances');
  const path = `${MORTGAGES}/ana-hipoteca/transactions?cursor=0&limit=14&transaction_status=OVERDUE`;
  expect(await read(ana, path)).toEqual({ data: [] });
});

test('lists overdue instalments newest first, without VAT', async () => {
  const bank = await openBank();
  const { data } = await read(await bank.signIn('elena'), OVERDUE);
  expect(data).toEqual([
    {
      key: 'elena-hipoteca-31',
      number: 31,
      dueDate: '2026-11-10',
      payment: 9_883.01,
      principal: 2_453,
      interest: 7_430.01,
      vat: 0,
      balance: 793_619.97,
      status: 'OVERDUE',
      currencyCode: 'MXN',
      unpaid: 9_883.01,
    },
    expect.objectContaining({ number: 30, dueDate: '2026-10-12', status: 'OVERDUE' }),
  ]);
});

test('a payment covers late interest and the oldest overdue instalment first', async () => {
  const bank = await openBank();
  const elena = await bank.signIn('elena');
  const payment = (amount: number) =>
    transfer(elena, {
      from_account_key: 'elena-tarjeta',
      to_account_key: 'elena-hipoteca',
      amount: { amount, currency_code: 'MXN' },
    });
  await payment(12_000);
  expect(await fetchOverdue(elena)).toEqual([[31, 7_807.7]]);
  await payment(7_807.7);
  expect(await fetchOverdue(elena)).toEqual([]);
  expect(await read(elena, LATE_MORTGAGE)).toMatchObject({
    paidInstalments: 31,
    paymentDueDate: '2026-12-10',
  });
  await bank.advance('P18D');
  expect(await fetchOverdue(await bank.signIn('elena'))).toEqual([[32, 9_883.01]]);
  expect((await bank.ledger()).balanced).toBe(true);
});

test('the pages of mortgage transactions are counted from zero', async () => {
  const bank = await openBank();
  const elena = await bank.signIn('elena');
  const numbers = async (query: string) => {
    const { data, cursor } = await read(elena, `${LATE_MORTGAGE}/transactions?${query}`);
    return { numbers: data.map(({ number }: MortgageTransaction) => number), cursor };
  };
  const first = await numbers('');
  expect(first).toEqual({ numbers: range(31, 18), cursor: expect.stringMatching(/^[\w-]{8,}$/) });
  expect((await numbers(`cursor=${first.cursor}`)).numbers).toEqual(range(17, 4));
  expect(await numbers('cursor=2')).toEqual({ numbers: range(3, 1), cursor: undefined });
  expect(await numbers('transaction_status=PAID&limit=28&cursor=1')).toEqual({
    numbers: [1],
    cursor: undefined,
  });
  expect(await numbers('cursor=9')).toEqual({ numbers: [], cursor: undefined });
});

const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);

test.each([
  ['transaction_status=LATE', 'transaction_status'],
  ['cursor=-1', 'cursor'],
  ['from_date=2026-01-01', 'from_date'],
])('rejects the query %s', async (query, field) => {
  const bank = await openBank();
  const answer = await (await bank.signIn('elena')).get(`${LATE_MORTGAGE}/transactions?${query}`).expect(400);
  expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field });
});

test.each(['ana-hipoteca', 'elena-tarjeta', 'elena-fondo', 'no-existe'])('%s returns 404', async (key) => {
  const bank = await openBank();
  const elena = await bank.signIn('elena');
  expect(codeOf(await elena.get(`${MORTGAGES}/${key}`).expect(404))).toBe('CZ_NOT_FOUND');
  expect(codeOf(await elena.get(`${MORTGAGES}/${key}/transactions`).expect(404))).toBe('CZ_NOT_FOUND');
});
