import { describe, expect, test } from 'vitest';
import { startOfDay } from '#bank/core/calendar/day';
import { bankAccount } from '#bank/core/ledger/accounts';
import { move } from '#bank/core/ledger/ledger';
import { SLICE_MS } from '#bank/core/tasks/task';
import { type Client, openYearBank } from '#bank/testing/bank-under-test';
import { countSlices } from '#bank/testing/count-slices';
import { isFullRun } from '#bank/testing/full-run';
import { codeOf } from '#bank/testing/own-transfer';
import type { AccountStatement, StatementContent } from '#contract/domain/statement';
import { headers } from '#contract/headers';
import { STATEMENTS } from './calls.test-support';

async function openYearBankAs(user = 'ana') {
  const bank = await openYearBank();
  return { bank, client: await bank.signIn(user) };
}

const listStatements = async (client: Client, query: string): Promise<AccountStatement[]> =>
  (await client.get(`${STATEMENTS}?${query}`).expect(200)).body.data;

const contentOf = async (client: Client, key: string): Promise<StatementContent> =>
  (await client.get(`${STATEMENTS}/${key}/document`).expect(200)).body;

test('the list has statements of every account, newest first, filtered by type, account and year', async () => {
  const { client } = await openYearBankAs();
  const rows = await listStatements(client, 'statement_type=ACCOUNT');
  expect(new Set(rows.map(({ account }) => account.key))).toEqual(
    new Set(
      'nomina ahorro dolares tarjeta linea prestamo hipoteca fondo valores'
        .split(' ')
        .map((name) => `ana-${name}`),
    ),
  );
  const ends = rows.map(({ endDate }) => endDate);
  expect(ends).toEqual(ends.toSorted().toReversed());
  const payroll = await listStatements(client, 'statement_type=ACCOUNT&account_key=ana-nomina');
  expect(payroll[0]).toEqual({
    statementKey: 'ana-nomina.ACCOUNT.2026-10-31',
    statementType: 'ACCOUNT',
    account: { key: 'ana-nomina', type: 'Cheques', description: 'Nómina', displayId: '•••• 4821' },
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    formats: ['pdf'],
  });
  const lastYear = await listStatements(client, 'statement_type=FISCAL&account_key=ana-nomina&year=2025');
  expect(lastYear.map(({ endDate }) => endDate)).toEqual(['2025-12-31', '2025-11-30']);
  expect(lastYear[0]?.formats).toEqual(['pdf', 'xml']);
  expect(await listStatements(client, 'statement_type=ACCOUNT&year=2019')).toEqual([]);
});

test('a statement is ready on the third; a customer without movements has no statements', async () => {
  const { bank, client } = await openYearBankAs();
  const count = async () =>
    (await listStatements(client, 'statement_type=ACCOUNT&account_key=ana-nomina')).length;
  const before = await count();
  await bank.advance('P9D');
  expect(bank.bank.today).toBe('2026-12-02');
  expect(await count()).toBe(before);
  await bank.advance('P1D');
  expect(await count()).toBe(before + 1);
  const mateo = await bank.signIn('mateo');
  expect(await listStatements(mateo, 'statement_type=ACCOUNT')).toEqual([]);
});

describe('the amounts', () => {
  test.each([
    'ana-nomina',
    'ana-ahorro',
    'ana-dolares',
    'ana-prestamo',
    'ana-hipoteca',
    'ana-valores',
    'ana-fondo',
  ])('of %s carry over from month to month, and the movements add up to each balance', async (account) => {
    const { client } = await openYearBankAs();
    const months = await listStatements(client, `statement_type=ACCOUNT&account_key=${account}`);
    let closing: number | undefined;
    for (const { statementKey } of months.toReversed()) {
      const content = await contentOf(client, statementKey);
      if (closing !== undefined) expect(content.openingBalance).toBe(closing);
      const sign = account === 'ana-prestamo' || account === 'ana-hipoteca' ? -1 : 1;
      let balance = Math.round(content.openingBalance * 100);
      for (const { amount, balance: after, date } of content.movements) {
        balance += sign * Math.round(amount * 100);
        expect(Math.round(after * 100)).toBe(balance);
        expect(date >= content.startDate && date <= content.endDate).toBe(true);
      }
      expect(Math.round(content.closingBalance * 100)).toBe(balance);
      const netChange = Math.round((content.credits - content.charges) * 100);
      expect(balance - Math.round(content.openingBalance * 100)).toBe(sign * netChange);
      closing = content.closingBalance;
    }
    expect(months.length).toBeGreaterThan(3);
  });

  test('of the categories add up to the charges and begin with the largest amount', async () => {
    const { client } = await openYearBankAs();
    const [last] = await listStatements(client, 'statement_type=ACCOUNT&account_key=ana-nomina');
    const { spending = [], charges } = await contentOf(client, last?.statementKey ?? '');
    const centavos = spending.map(({ amount }) => Math.round(amount * 100));
    expect(centavos.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(charges * 100));
    expect(centavos).toEqual(centavos.toSorted((a, b) => b - a));
    expect(spending).toContainEqual({ category: 'home', amount: 8_684.5 });
  });

  test('of a card equal those of the card endpoint', async () => {
    const { client } = await openYearBankAs();
    const [last] = await listStatements(client, 'statement_type=ACCOUNT&account_key=ana-tarjeta');
    const { credit, closingBalance, endDate } = await contentOf(client, last?.statementKey ?? '');
    expect(endDate).toBe('2026-11-12');
    const card = (await client.get('/api/credit/v3/credit/credit-accounts/ana-tarjeta').expect(200)).body;
    expect(card.statement.balance.amount).toBe(closingBalance);
    expect(credit).toMatchObject({
      creditLimit: 60_000,
      dueDate: card.paymentDueDate,
      toAvoidInterest: card.statement.balance.amount,
    });
  });

  test('include the earned interest and the withheld tax', async () => {
    const { client } = await openYearBankAs();
    const totals = { interestEarned: 0, taxWithheld: 0 };
    for (const { statementKey } of await listStatements(
      client,
      'statement_type=FISCAL&account_key=ana-ahorro',
    )) {
      const { taxes } = await contentOf(client, statementKey);
      totals.interestEarned += taxes.interestEarned;
      totals.taxWithheld += taxes.taxWithheld;
    }
    expect(totals.interestEarned).toBeGreaterThan(totals.taxWithheld);
    expect(totals.taxWithheld).toBeGreaterThan(0);
    const [payroll] = await listStatements(client, 'statement_type=FISCAL&account_key=ana-nomina&year=2026');
    // The property tax paid in October is not withheld tax.
    expect((await contentOf(client, payroll?.statementKey ?? '')).taxes.taxWithheld).toBe(0);
  });
});

describe('the document', () => {
  test('is a PDF with as many pages as needed', async () => {
    const { client } = await openYearBankAs('valeria');
    const [last] = await listStatements(client, 'statement_type=ACCOUNT&account_key=valeria-negocio');
    const path = `${STATEMENTS}/${last?.statementKey}/document?format=pdf`;
    const answer = await client.get(path).expect(200).expect('content-type', /pdf/);
    expect(answer.headers['content-disposition']).toMatch(/estado-de-cuenta-2026-10-31\.pdf/);
    expect(answer.body.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(5);
    await client
      .get(path.replace('?format=pdf', ''), { accept: 'application/pdf' })
      .expect('content-type', /pdf/);
  });

  test('is available as XML only for fiscal statements', async () => {
    const { client } = await openYearBankAs();
    const fiscal = `${STATEMENTS}/ana-nomina.FISCAL.2026-10-31/document?format=xml`;
    const answer = await client.get(fiscal).expect(200).expect('content-type', /xml/);
    expect(answer.headers['content-disposition']).toContain('constancia-fiscal-2026-10-31.xml');
    expect(String(answer.text ?? answer.body)).toContain('ficticio="true"');
    const accountDocument = fiscal.replace('FISCAL', 'ACCOUNT');
    expect(codeOf(await client.get(accountDocument).expect(400))).toBe('0000');
  });
});

test.each([
  'luis-cheques.ACCOUNT.2026-10-31',
  'ana-nomina.ACCOUNT.2026-11-30',
  'ana-nomina.ACCOUNT.2026-10-30',
  'ana-nomina.OTHER.2026-10-31',
  'ana-nomina.ACCOUNT.2024-01-31',
  'ana-nomina.ACCOUNT.2026-10-31.x',
  'bank:fees:MXN.ACCOUNT.2026-10-31',
  '..',
])('%s returns 404', async (key) => {
  const { client } = await openYearBankAs();
  for (const format of ['', '?format=pdf', '?format=xml']) {
    const answer = await client.get(`${STATEMENTS}/${encodeURIComponent(key)}/document${format}`).expect(404);
    expect(codeOf(answer)).toBe('CZ_NOT_FOUND');
  }
});

const MANY = isFullRun ? 10_000 : 2_000;

test(`a month of ${MANY} movements is computed in slices`, async () => {
  const { bank, client } = await openYearBankAs();
  await bank.bank.commit((tx) => {
    for (let index = 0; index < MANY; index += 1) {
      const deposit = { from: bankAccount('spei'), to: 'ana-nomina', amount: 100 + index };
      const at = startOfDay('2026-11-23') + 36_000_000 + index * 50;
      move(tx, { at, description: `SPEI recibido ${index}`, category: 'people', ...deposit });
    }
  });
  await bank.advance('P10D');
  const path = `${STATEMENTS}/ana-nomina.ACCOUNT.2026-11-30/document`;
  const { token, xsrf } = client;
  const { answer, ticks } = await countSlices(bank, 'get', path, {
    headers: { [headers.token]: token, [headers.antiForgery]: xsrf },
  });
  expect(answer.body.movements.length).toBeGreaterThan(MANY);
  expect(ticks).toBeGreaterThan(MANY / SLICE_MS);
  await client.get(`${path}?format=pdf`).expect(200);
});

test('an account of another customer has no statements, like an unknown account', async () => {
  const { client } = await openYearBankAs();
  for (const account of ['carmen-cheques', 'no-existe']) {
    const { body } = await client
      .get(`${STATEMENTS}?statement_type=ACCOUNT&account_key=${account}&year=2026`)
      .expect(200);
    expect(body).toEqual({ data: [] });
  }
});
