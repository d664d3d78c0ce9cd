import { expect, test } from 'vitest';
import { ledgerTransactions } from '#bank/core/ledger/ledger';
import { setCustomerLimit } from '#bank/shared/limits/limits';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { createProgram, open, order, PROGRAMS, validateProgram } from './program.test-support';
import { DEFAULT_NAME } from './runs';

async function openBankAsAna() {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  // Excludes other jobs, which pay into the same account as the clock advances.
  const runs = () =>
    bank.bank.read
      .list(ledgerTransactions, 'byAccount', 'ana-ahorro')
      .filter(({ description }) => description === DEFAULT_NAME)
      .flatMap(({ postings }) => postings.filter(({ account }) => account === 'ana-ahorro'));
  const sumOfRuns = () => runs().reduce((sum, { amount }) => sum + amount, 0);
  return { bank, ana, sumOfRuns };
}

test('the list returns the same open operation until a body is bound to it', async () => {
  const { ana } = await openBankAsAna();
  const first = await open(ana);
  expect(await open(ana)).toEqual(first);
  await validateProgram(ana);
  expect(await open(ana)).not.toEqual(first);
});

test('a program is created once, with a receipt as JSON and PDF', async () => {
  const { ana } = await openBankAsAna();
  const body = await validateProgram(ana, { name: 'Viaje' });
  const first = await ana.post(`${PROGRAMS}/confirmations`, body).expect(200);
  const response = await ana.post(`${PROGRAMS}/confirmations`, body).expect(200);
  expect(response.body).toEqual(first.body);
  expect(first.body).toMatchObject({
    status: 'ACTIVE',
    effectiveDate: '2026-11-24',
    nextDate: '2026-11-24',
    name: 'Viaje',
    saved: { amount: 0, currencyCode: 'MXN' },
  });
  const rows = (await ana.get(PROGRAMS)).body.data;
  expect(rows.map(({ key }: { key: string }) => key)).toEqual(['ana-ahorra-viaje', first.body.key]);
  expect(rows[1]).toEqual(first.body);
  const receipt = `${PROGRAMS}/${first.body.key}/receipt`;
  expect((await ana.get(receipt)).body).toEqual(first.body);
  await ana.get(receipt, { accept: 'application/pdf' }).expect('content-type', /pdf/);
});

test('ten concurrent confirmations create one program', async () => {
  const { ana } = await openBankAsAna();
  const body = await validateProgram(ana);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ana.post(`${PROGRAMS}/confirmations`, body)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect((await ana.get(PROGRAMS)).body.data).toHaveLength(2);
});

test('rejects an order that differs from the validated one', async () => {
  const { ana } = await openBankAsAna();
  const body = await validateProgram(ana);
  const answer = await ana.post(`${PROGRAMS}/confirmations`, { ...body, tx_date: '25112026' }).expect(409);
  expect(codeOf(answer)).toBe('CZ_NOT_VALIDATED');
});

test.each([
  ['WEEKLY', 'P22D', 4],
  ['BIWEEKLY', 'P22D', 2],
  ['MONTHLY', 'P40D', 2],
])('%s runs at six on each of its dates', async (frequency, after, times) => {
  const { bank, ana, sumOfRuns } = await openBankAsAna();
  await createProgram(ana, { periodicity: { frequency } });
  await bank.advance('PT20H');
  expect(sumOfRuns()).toBe(0);
  await bank.advance(after);
  expect(sumOfRuns()).toBe(times * 500_00);
  expect(await bank.ledger()).toMatchObject({ balanced: true, problems: [] });
});

test('a run above the limit sets the status ERROR until the next successful run', async () => {
  const { bank, ana, sumOfRuns } = await openBankAsAna();
  const { key } = await createProgram(ana);
  const allow = (amount: number) =>
    bank.bank.commit((tx) => setCustomerLimit(tx, { customer: ana.key, limitKey: 'SAP', amount }));
  const troubled = async () =>
    (await ana.get(`${PROGRAMS}/${key}?saving_programs_status=ERROR`).expect(200)).body;
  await allow(499_99);
  await bank.advance('P1D');
  expect(sumOfRuns()).toBe(0);
  const reason = 'El importe rebasaba tu límite por operación.';
  const errors = [{ date: '2026-11-24', amount: { amount: 500, currencyCode: 'MXN' }, reason }];
  expect(await troubled()).toMatchObject({ status: 'ERROR', nextDate: '2026-12-01', errors });
  expect((await ana.get(`${PROGRAMS}/${key}`).expect(200)).body).not.toHaveProperty('errors');
  await allow(500_00);
  await bank.advance('P7D');
  expect(sumOfRuns()).toBe(500_00);
  expect(await troubled()).toMatchObject({ status: 'ACTIVE', errors, saved: { amount: 500 } });
});

test('a paused program skips its dates, and a deleted program returns 404', async () => {
  const { bank, ana, sumOfRuns } = await openBankAsAna();
  const { key } = await createProgram(ana);
  const edit = (body: object) => ana.put(`${PROGRAMS}/${key}`, body).expect(200);
  expect((await edit({ status: 'PAUSED' })).body).not.toHaveProperty('nextDate');
  await bank.advance('P10D');
  expect(sumOfRuns()).toBe(0);
  const resumed = await edit({ status: 'ACTIVE', amount: { amount: 70, currency_code: 'MXN' } });
  expect(resumed.body).toMatchObject({ status: 'ACTIVE', nextDate: '2026-12-08' });
  await bank.advance('P5D');
  expect(sumOfRuns()).toBe(70_00);
  await ana.delete(`${PROGRAMS}/${key}`).expect(204);
  await ana.delete(`${PROGRAMS}/${key}`).expect(404);
  await bank.advance('P10D');
  expect(sumOfRuns()).toBe(70_00);
});

test('an amount above the limit per operation is rejected on creation and edit', async () => {
  const { ana } = await openBankAsAna();
  const amount = { amount: 100_000.01, currency_code: 'MXN' };
  const body = { ...(await open(ana)), ...order({ amount }) };
  expect(codeOf(await ana.post(`${PROGRAMS}/validations`, body).expect(422))).toBe('2082');
  const { key } = await createProgram(ana);
  expect(codeOf(await ana.put(`${PROGRAMS}/${key}`, { amount }).expect(422))).toBe('2082');
});
