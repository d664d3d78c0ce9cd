import { expect, test } from 'vitest';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { type Client, openBank } from '#bank/testing/bank-under-test';
import { card, line } from '#bank/testing/credit-years/revolving';
import { money } from '#bank/testing/money';
import { advanceTo, openCredit } from '#bank/testing/open-credit';
import { transfer } from '#bank/testing/own-transfer';
import type { Movement } from '#contract/accounts';
import { addDays } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';

const CREDIT = '/api/credit/v3/credit';
const pesos = (centavos: number) => money(fromCentavos(centavos));
const read = async (client: Client, path: string) => (await client.get(path).expect(200)).body;

/** Draws a negative amount or pays a positive amount. */
const move = (client: Client, key: string, date: string, amount: number) => {
  const [from, to] = amount < 0 ? [key, 'ana-nomina'] : ['ana-nomina', key];
  const order = { amount: fromCentavos(Math.abs(amount)), currency_code: 'MXN' as const };
  return transfer(client, { from_account_key: from, to_account_key: to, amount: order, start_date: date });
};

test.each([
  ['a card', 'Tarjeta de Crédito', `${CREDIT}/credit-accounts/a-year`, card],
  ['a line', 'Línea de Crédito', `${CREDIT}/lines-of-credit/a-year`, line],
] as const)('a year of %s, day by day', async (_, type, path, { terms, movements, statements, days }) => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  await openCredit(bank, { key: 'a-year', type, terms, account: 'ana-nomina' });
  const steps = [
    ...movements.map(([date, amount]) => ({ date, run: () => move(ana, 'a-year', date, amount) })),
    ...days.map(([date, owed, minimum, overdue, toAvoidInterest]) => ({
      date,
      run: async () => {
        const product = await read(ana, path);
        expect(product, date).toMatchObject({
          balanceOwed: pesos(owed),
          minimumMonthlyPayment: pesos(minimum),
          ...(toAvoidInterest !== null && { suggestedMonthlyPayment: pesos(toAvoidInterest) }),
          ...(overdue > 0 && { balances: { balanceOverduePayments: pesos(overdue) } }),
        });
        if (toAvoidInterest === null) expect(product).not.toHaveProperty('suggestedMonthlyPayment');
        if (overdue === 0) expect(product).not.toHaveProperty('balances');
      },
    })),
    ...statements.map(([cutOff, balance, interest, vat, minimum, , dueDate]) => ({
      date: addDays(cutOff, 1),
      run: async () =>
        expect(await read(ana, path), cutOff).toMatchObject({
          statement: {
            cutOffDate: cutOff,
            balance: pesos(balance),
            interest: pesos(interest),
            vat: pesos(vat),
          },
          minimumMonthlyPayment: pesos(minimum),
          nextDueDate: dueDate,
        }),
    })),
  ];
  for (const { date, run } of steps.toSorted((a, b) => a.date.localeCompare(b.date))) {
    await advanceTo(bank, date);
    await run();
  }
  const { data } = await read(ana, `${path}/transactions?from_date=2026-11-23&to_date=2027-11-30&limit=500`);
  const interestMovements = (data as Movement[]).filter(({ description }) => /ntereses/.test(description));
  expect(interestMovements.map(({ postedDate, amount }) => [postedDate, amount]).reverse()).toEqual(
    statements.flatMap(([cutOff, , interest, vat]) =>
      interest > 0
        ? [
            [cutOff, -fromCentavos(interest)],
            [cutOff, -fromCentavos(vat)],
          ]
        : [],
    ),
  );
  expect(ledgerProblems(bank.bank.read)).toEqual([]);
});
