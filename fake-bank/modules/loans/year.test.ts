import { expect, test } from 'vitest';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { ledgerTransactions } from '#bank/core/ledger/ledger';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { loan, mortgage } from '#bank/testing/credit-years/instalments';
import { money } from '#bank/testing/money';
import { advanceTo, openCredit } from '#bank/testing/open-credit';
import { transfer } from '#bank/testing/own-transfer';
import type { InstalmentCredit } from '#contract/domain/credit-product';
import { addDays } from '#contract/domain/dates';
import { fromCentavos, toCentavos } from '#contract/domain/money';

const pesos = (centavos: number) => money(fromCentavos(centavos));

const pay = (client: Client, date: string, amount: number) =>
  transfer(client, {
    from_account_key: 'ana-nomina',
    to_account_key: 'a-year',
    amount: { amount: fromCentavos(amount), currency_code: 'MXN' },
    start_date: date,
  });

const chargesOf = ({ bank }: BankUnderTest) =>
  bank.read
    .list(ledgerTransactions, 'byAccount', 'a-year')
    .filter(({ description }) => /ntereses/.test(description))
    .map(({ date, description, postings }) => [
      date,
      description,
      postings.find(({ account }) => account === 'a-year')?.amount,
    ]);

test.each([
  ['a loan', 'Crédito Personal', '/api/loans/v2/loans/personal-loans/a-year', loan],
  ['a mortgage', 'Crédito Hipotecario', '/api/mortgages/v2/mortgages/a-year', mortgage],
] as const)('a year of %s day by day', async (_, type, path, { terms, paid, charges, days }) => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  await openCredit(bank, { key: 'a-year', type, terms, account: 'ana-nomina' });
  const steps = [
    ...paid.map(([date, amount]) => ({ date, run: () => pay(ana, date, amount) })),
    ...days.map(([date, principal, settles, overdue, late, amountDue, paidInstalments, unpaid]) => ({
      date,
      run: async () => {
        const product: InstalmentCredit = (await ana.get(path).expect(200)).body;
        expect(product, date).toMatchObject({
          primaryBalance: pesos(principal),
          balanceOwed: pesos(settles),
          suggestedMonthlyPayment: pesos(amountDue),
          currentPaymentAmount: pesos(amountDue),
          paidInstalments,
          ...(overdue > 0 && { balances: { balanceOverduePayments: pesos(overdue) } }),
          ...(late > 0 && { balances: { balanceLateInterest: pesos(late) } }),
        });
        if (overdue === 0) expect(product).not.toHaveProperty('balances');
        const open = product.paymentPlan?.find(({ status }) => status !== 'PAID');
        expect(toCentavos(open?.unpaid ?? 0)).toBe(unpaid);
      },
    })),
  ];
  for (const { date, run } of steps.toSorted((a, b) => a.date.localeCompare(b.date))) {
    await advanceTo(bank, date);
    await run();
  }
  await advanceTo(bank, addDays('2027-11-23', 30));
  expect(chargesOf(bank)).toEqual(
    charges.flatMap(([date, interest, vat, late, lateVat]) =>
      (
        [
          [date, 'Intereses moratorios', -late],
          [date, 'IVA de intereses moratorios', -lateVat],
          [date, 'Intereses del mes', -interest],
          [date, 'IVA de intereses', -vat],
        ] as const
      ).filter(([, , amount]) => amount < 0),
    ),
  );
  expect(ledgerProblems(bank.bank.read)).toEqual([]);
});
