import { describe, expect, test } from 'vitest';
import { startOfDay } from '#bank/core/calendar/day';
import { move, openAccount } from '#bank/core/ledger/ledger';
import { account, books, cash, entry } from '#bank/testing/books';
import { loan as loanYear } from '#bank/testing/credit-years/instalments';
import { chargeBeforePayment, scheduleCharge } from './charges';
import { instalmentCreditView } from './instalment-credit';

/** View of the loan on the day of the last payment. */
function viewAfter(...payments: (readonly [day: string, amount: number])[]) {
  const tx = books();
  const newAccount = account({ key: 'loan', floor: -20_000_00, type: 'Crédito Personal' });
  const loan = openAccount(tx, { ...newAccount, terms: loanYear.terms });
  move(tx, { ...entry, at: startOfDay('2026-11-23'), from: 'loan', to: cash, amount: 12_000_00 });
  scheduleCharge(tx, loan, '2026-11-23');
  for (const [day, amount] of payments) {
    chargeBeforePayment(tx, loan, startOfDay(day));
    move(tx, { ...entry, at: startOfDay(day), from: cash, to: 'loan', amount });
  }
  return instalmentCreditView(tx, loan, payments.at(-1)?.[0] ?? '2026-11-23');
}

const firstPayment = ['2026-12-23', 1_157_13] as const;

describe('a loan', () => {
  test('shows the original amount, its dates and the paid instalments', () => {
    expect(viewAfter(firstPayment)).toMatchObject({
      originalAmount: { amount: 12_000, currencyCode: 'MXN' },
      startDate: '2026-11-23',
      endDate: '2027-11-23',
      term: 12,
      paidInstalments: 1,
    });
  });

  test('shows the parts and the unpaid amount of a paid and of a pending instalment', () => {
    const { paymentPlan = [] } = viewAfter(firstPayment);
    expect(paymentPlan).toHaveLength(12);
    expect(paymentPlan.slice(0, 2)).toEqual([
      {
        number: 1,
        dueDate: '2026-12-23',
        // Interest of 12,000 × 24 % ÷ 12, its VAT, and the rest of 1,157.13 as principal
        payment: 1_157.13,
        principal: 878.73,
        interest: 240,
        vat: 38.4,
        balance: 11_121.27,
        unpaid: 0,
        status: 'PAID',
      },
      {
        number: 2,
        // 23 January 2027 is a Saturday.
        dueDate: '2027-01-25',
        // 11,121.27 × 24 % ÷ 12
        payment: 1_157.13,
        principal: 899.11,
        interest: 222.43,
        vat: 35.59,
        balance: 10_222.16,
        unpaid: 1_157.13,
        status: 'PENDING',
      },
    ]);
  });

  test('shows interest paid ahead only if there is any', () => {
    expect(viewAfter(firstPayment)).not.toHaveProperty('interestPaidAhead');
    // Paid after 26 of the month's 30 days; the last four days cost 27.25 and 4.36 of VAT.
    expect(viewAfter(firstPayment, ['2027-01-18', 1_157_13])).toMatchObject({
      interestPaidAhead: { amount: 31.61, currencyCode: 'MXN' },
    });
  });
});
