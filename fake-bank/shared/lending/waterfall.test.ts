import { expect, test } from 'vitest';
import type { InstalmentTerms } from '#bank/core/ledger/terms';
import { loan } from '#bank/testing/credit-years/instalments';
import { SimulatedLoan } from '#bank/testing/credit-years/simulated-loan';
import { repaymentStatus } from './repayment-status';

const terms: InstalmentTerms = { ...loan.terms, term: 1 };

test('late interest after the last instalment is rounded once, whatever the number of payments', () => {
  const loanTerms = { ...terms, principal: 12_006_00 };
  const simulatedLoan = new SimulatedLoan(loanTerms);
  simulatedLoan.chargeDueInstalment('2026-12-23');
  simulatedLoan.pay('2026-12-24', 1);
  // Pays 12,284.54 due, and 9.28 and 9.29 for two days, less the centavo paid.
  simulatedLoan.pay('2026-12-25', 12_303_10);
  expect(simulatedLoan.charges).toEqual([
    ['2026-12-23', 240_12, 38_42, 0, 0],
    // A day of 12,006 × 24 % ÷ 360 is 8.004, two days are 16.008; the VAT of 8.00 and of 8.01 is 1.28.
    ['2026-12-24', 0, 0, 8_00, 1_28],
    ['2026-12-25', 0, 0, 8_01, 1_28],
  ]);
  expect(repaymentStatus(loanTerms, simulatedLoan.debt, '2026-12-25')).toMatchObject({
    paid: 1,
    settles: 0,
    principal: 0,
  });
});

test('settling a loan in the middle of a month leaves no remainder', () => {
  // A day of 12,007.49 costs 8.004993, charged as 8.00, and 1.28 of VAT.
  const loanTerms = { ...terms, principal: 12_007_49, term: 12 };
  const simulatedLoan = new SimulatedLoan(loanTerms);
  simulatedLoan.pay('2026-11-24', 12_016_77);
  expect(simulatedLoan.charges).toEqual([['2026-11-24', 8_00, 1_28, 0, 0]]);
  expect(repaymentStatus(loanTerms, simulatedLoan.debt, '2026-11-24')).toMatchObject({
    paid: 12,
    settles: 0,
    principal: 0,
    prepaid: 0,
  });
});

test('an amount beyond the instalment on its due date reduces the principal', () => {
  const loanTerms = { ...terms, term: 12 };
  const simulatedLoan = new SimulatedLoan(loanTerms);
  simulatedLoan.chargeDueInstalment('2026-12-23');
  // The instalment of 1,157.13 (capital 878.73) plus 500.
  simulatedLoan.pay('2026-12-23', 1_657_13);
  expect(repaymentStatus(loanTerms, simulatedLoan.debt, '2026-12-23')).toMatchObject({
    paid: 1,
    principal: 10_621_27,
    prepaid: 0,
  });
});
