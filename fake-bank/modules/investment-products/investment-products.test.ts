import { expect, test } from 'vitest';
import { ledgerTransactions } from '#bank/core/ledger/ledger';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { money } from '#bank/testing/money';
import { codeOf } from '#bank/testing/own-transfer';
import { bankTime } from '#contract/domain/dates';
import type { Investment } from '#contract/domain/investment';
import { toCentavos } from '#contract/domain/money';
import { invest, TRADE } from './investment.test-support';

const PORTFOLIOS = '/api/investment-products/v1/investment-products/portfolios';
const ANA = `${PORTFOLIOS}/ana-valores`;
const JORGE = `${PORTFOLIOS}/jorge-valores`;

const read = async (client: Client, path: string) => (await client.get(path).expect(200)).body;
const investments = async (client: Client, path = ANA): Promise<Investment[]> =>
  (await read(client, `${path}/investments?limit=100&cursor=0`)).data;

test('a portfolio shows its balance, its interest and its next maturity', async () => {
  const bank = await openBank();
  const portfolio = await read(await bank.signIn('ana'), ANA);
  expect(portfolio).toEqual({
    key: 'ana-valores',
    type: 'Valores',
    portfolioType: 'INVERSION CUENTA UNICA',
    description: 'Inversión Cuenta Única',
    displayId: '•••• 8420',
    defaultCurrency: 'MXN',
    primaryBalance: money(150_000),
    activeInvestments: 4,
    interest: money(5_609.88),
    nextMaturityDate: '2026-12-15',
  });
});

test('the active investments add up to the balance, and matured ones come last', async () => {
  const bank = await openBank();
  for (const [customer, path] of [
    ['ana', ANA],
    ['jorge', JORGE],
  ] as const) {
    const client = await bank.signIn(customer);
    const { primaryBalance, interest } = await read(client, path);
    const rows = await investments(client, path);
    const active = rows.filter(({ status }) => status === 'ACTIVE');
    const sum = (amounts: number[]) => amounts.map(toCentavos).reduce((total, amount) => total + amount, 0);
    expect(sum(active.map(({ amount }) => amount))).toBe(toCentavos(primaryBalance.amount));
    expect(sum(active.map((investment) => investment.interest))).toBe(toCentavos(interest.amount));
    expect(rows.slice(active.length).every(({ status }) => status === 'MATURED')).toBe(true);
    const ends = active.map(({ maturityDate }) => maturityDate);
    expect(ends).toEqual(ends.toSorted());
  }
});

test('an investment shows its terms, its interest and its tax', async () => {
  const bank = await openBank();
  const [first] = await investments(await bank.signIn('ana'));
  expect(first).toMatchObject({
    investmentType: 'PAYCHECKS',
    term: 28,
    rate: 5.6,
    amount: 30_000,
    currencyCode: 'MXN',
    startDate: '2026-11-17',
    maturityDate: '2026-12-15',
    interest: 130.67,
    tax: 20.71,
    status: 'ACTIVE',
    toAccount: { description: 'Ahorro para el viaje', displayId: '•••• 7730' },
    payments: [{ date: '2026-12-15', interest: 130.67, tax: 20.71 }],
  });
});

test('a certificate shows each payment date, like its receipt', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const certificate = (await investments(ana)).find(
    ({ investmentType }) => investmentType === 'VARIABLE_CEDES',
  );
  // 19 September and 19 December are Saturdays.
  expect(certificate?.payments?.map(({ date }) => date)).toEqual([
    ...['2026-09-21', '2026-10-19', '2026-11-19', '2026-12-21', '2027-01-19'],
    '2027-02-17',
  ]);
  const receipt = await read(ana, `${TRADE}/investments/${certificate?.key}/receipt`);
  expect(certificate?.payments).toEqual(receipt.payments);
});

test('a list of investments has twenty rows per page and counts pages from zero', async () => {
  const bank = await openBank();
  const jorge = await bank.signIn('jorge');
  const page = async (query: string) => {
    const { data, cursor } = await read(jorge, `${JORGE}/investments?${query}`);
    return { rows: data.length, cursor };
  };
  const { rows, cursor } = await page('');
  expect(rows).toBe(20);
  expect(cursor).toMatch(/^[\w-]{8,}$/);
  expect(await page(`limit=20&cursor=${cursor}`)).toEqual({ rows: 6, cursor: undefined });
  expect(await page('limit=20&cursor=1')).toEqual({ rows: 6, cursor: undefined });
  expect(await page('limit=26')).toEqual({ rows: 26, cursor: undefined });
  expect(await page('cursor=9')).toEqual({ rows: 0, cursor: undefined });
});

test('a page continues after the previous one despite new and matured investments', async () => {
  const bank = await openBank();
  const jorge = await bank.signIn('jorge');
  const page = async (query: string): Promise<{ data: Investment[]; cursor?: string }> =>
    read(jorge, `${JORGE}/investments?${query}`);
  const before = (await page('limit=26')).data.map(({ key }) => key);
  const first = await page('limit=10');
  await invest(jorge, {
    ...{ type: 'VALORES', investment_account_key: 'jorge-valores', amount: 5_000, term: 1 },
    ...{ from_account_key: 'jorge-negocio', to_account_key: 'jorge-negocio' },
  });
  const second = await page(`limit=100&cursor=${first.cursor}`);
  expect([...first.data, ...second.data].map(({ key }) => key)).toEqual(before);
  // The new investment and the first active investment mature.
  await bank.advance('P7D');
  const later = await page(`limit=100&cursor=${first.cursor}`);
  expect(later.data).toHaveLength(second.data.length + 2);
});

test('at maturity the account receives the amount and the interest less tax', async () => {
  const bank = await openBank();
  await bank.advance('P21D');
  expect(await read(await bank.signIn('ana'), ANA)).toMatchObject({ activeInvestments: 4 });
  await bank.advance('P1D');
  const later = await bank.signIn('ana');
  expect(await read(later, ANA)).toMatchObject({ primaryBalance: money(120_000), activeInvestments: 3 });
  const movements = '/api/accounts/v2/accounts/ana-ahorro/transactions?from_date=2026-12-15';
  const movementRows: [string, number][] = (await read(later, movements)).data.map(
    ({ description, amount }: { description: string; amount: number }) => [description, amount],
  );
  expect(movementRows).toEqual(
    expect.arrayContaining([
      ['Vencimiento de pagaré', 30_000],
      ['Intereses de pagaré', 130.67],
      ['ISR de pagaré', -20.71],
    ]),
  );
  expect((await investments(later)).filter(({ maturityDate }) => maturityDate === '2026-12-15')).toEqual([
    expect.objectContaining({ status: 'MATURED' }),
  ]);
});

test('after all maturities the portfolio is empty and the books balance', async () => {
  const bank = await openBank();
  await bank.advance('P365D');
  const portfolio = await read(await bank.signIn('ana'), ANA);
  expect(portfolio).toMatchObject({ primaryBalance: money(0), activeInvestments: 0, interest: money(0) });
  expect(portfolio).not.toHaveProperty('nextMaturityDate');
  expect((await bank.ledger()).balanced).toBe(true);
});

test.each(['ana-fondo', 'ana-nomina', 'jorge-valores', 'no-existe'])('%s returns 404', async (key) => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  for (const path of [`${PORTFOLIOS}/${key}`, `${PORTFOLIOS}/${key}/investments`]) {
    expect(codeOf(await ana.get(path).expect(404))).toBe('CZ_NOT_FOUND');
  }
});

test.each([
  ['cursor=-1', 'cursor'],
  ['limit=0', 'limit'],
  ['status=ACTIVE', 'status'],
])('rejects the query %s', async (query, field) => {
  const bank = await openBank();
  const answer = await (await bank.signIn('ana')).get(`${ANA}/investments?${query}`).expect(400);
  expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field });
});

test('seeded promissory notes were paid at midnight, the hour of the maturity job', async () => {
  const { bank } = await openBank();
  const transactions = bank.read
    .list(ledgerTransactions, 'byAccount', 'jorge-negocio')
    .filter(({ description }) => description === 'Vencimiento de pagaré');
  const times = new Set(transactions.map(({ at }) => bankTime(at).slice(0, 5)));
  expect([...times]).toEqual(['00:00']);
});
