/** After the clock is set back, new movements precede existing movements. */
import { expect, test } from 'vitest';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { transfer } from '#bank/testing/own-transfer';
import { STATEMENTS } from './calls.test-support';

const freeze = (bank: BankUnderTest, now: string) =>
  bank.send('put', '/__bank/clock', { mode: 'frozen', now }).expect(200);

const give = (client: Client, amount: number, date: string) =>
  transfer(client, { amount: { amount, currency_code: 'MXN' }, start_date: date });

test('statements and movements add up after the clock was set back', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  await freeze(bank, '2026-12-20T10:00:00-06:00');
  await give(ana, 5, '2026-12-20');
  await freeze(bank, '2026-11-25T10:00:00-06:00');
  await give(ana, 1000, '2026-11-25');
  await freeze(bank, '2027-02-20T10:00:00-06:00');
  let previousBalance: number | undefined;
  for (const end of ['2026-11-30', '2026-12-31', '2027-01-31']) {
    const path = `${STATEMENTS}/ana-nomina.ACCOUNT.${end}/document`;
    const { body } = await ana.get(path).expect(200);
    const { openingBalance, credits, charges, closingBalance, movements } = body;
    expect(openingBalance + credits - charges).toBeCloseTo(closingBalance, 5);
    expect(openingBalance).toBe(previousBalance ?? openingBalance);
    expect(movements.at(-1).balance).toBe(closingBalance);
    previousBalance = closingBalance;
  }
  const accounts = '/api/accounts/v2/accounts/ana-nomina';
  const { data } = (await ana.get(`${accounts}/transactions?limit=200`).expect(200)).body;
  expect(data[0].balance).toBe((await ana.get(accounts).expect(200)).body.primaryBalance.amount);
  for (const [index, { amount, balance }] of data.slice(0, -1).entries())
    expect(balance - amount).toBeCloseTo(data[index + 1].balance, 5);
});
