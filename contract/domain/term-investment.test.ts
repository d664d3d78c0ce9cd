import { describe, expect, it } from 'vitest';
import { type BankDate, isWeekend } from './dates';
import { earningsOf, interestFor, maturityOf, paymentsOf, taxFor } from './term-investment';

const HUNDRED_THOUSAND_PESOS = 100_000_00;
const holidays = new Set(['2026-12-25', '2027-01-01']);
const isBankDay = (date: BankDate) => !isWeekend(date) && !holidays.has(date);
const addMonths = (date: BankDate, months: number): BankDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};
const calendar = { addMonths, isBankDay, taxRateOn: () => 0.9 };

describe('interest and tax in centavos', () => {
  it.each([
    [HUNDRED_THOUSAND_PESOS, 6.5, 28, 505_56],
    [HUNDRED_THOUSAND_PESOS, 6.5, 1, 18_06],
    [5_000_00, 6, 182, 151_67],
    [1, 6, 28, 0],
    // Half a centavo rounds up; slightly less does not.
    [1_800, 1, 10, 1],
    [1_799, 1, 10, 0],
    // The intermediate product exceeds Number.MAX_SAFE_INTEGER.
    [999_999_999_999_00, 6.875, 364, 69_513_888_888_82],
  ])('%i at %d %% for %i days earn %i', (amount, rate, days, interest) => {
    expect(interestFor(amount, rate, days)).toBe(interest);
  });

  it.each([
    [0.9, 69_04],
    [0.5, 38_36],
    [0, 0],
  ])('a hundred thousand at %d %% for 28 days has %i withheld', (rate, tax) => {
    expect(taxFor(HUNDRED_THOUSAND_PESOS, rate, 28)).toBe(tax);
  });
});

describe('the maturity date', () => {
  it.each([
    ['2026-11-23', 28, '2026-12-21'],
    ['2026-11-27', 28, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
  ])('from %s for %i days is %s', (start, term, end) => {
    expect(maturityOf(start, term, isBankDay)).toBe(end);
  });
});

describe('payments', () => {
  const term = {
    rate: 6,
    amount: HUNDRED_THOUSAND_PESOS,
    startDate: '2026-10-30',
    maturityDate: '2027-01-29',
  };

  it('of a promissory note are made once, at maturity', () => {
    const payments = paymentsOf({ ...term, type: 'PAYCHECKS' }, calendar);
    expect(payments).toEqual([
      { date: '2027-01-29', interest: 1_516_67, tax: 224_38, principal: HUNDRED_THOUSAND_PESOS },
    ]);
    expect(earningsOf(payments)).toEqual({ interest: 1_516_67, tax: 224_38 });
  });

  it('of a certificate are made every month', () => {
    const payments = paymentsOf({ ...term, type: 'VARIABLE_CEDES' }, calendar);
    expect(payments.map(({ date, interest, principal }) => [date, interest, principal])).toEqual([
      ['2026-11-30', 516_67, 0],
      ['2026-12-30', 500_00, 0],
      ['2027-01-29', 500_00, HUNDRED_THOUSAND_PESOS],
    ]);
  });

  it.each([
    ['a Saturday', '2026-08-19', '2026-11-18', ['2026-09-21', '2026-10-19', '2026-11-18']],
    ['a Sunday', '2026-10-22', '2026-12-22', ['2026-11-23', '2026-12-22']],
    ['a holiday before a weekend', '2026-11-25', '2027-01-27', ['2026-12-28', '2027-01-25', '2027-01-27']],
    ['a holiday in the last month', '2026-11-25', '2026-12-28', ['2026-12-28']],
  ])('of a certificate move from %s to the next bank day', (_, startDate, maturityDate, days) => {
    const payments = paymentsOf({ ...term, type: 'FIX_CEDES', startDate, maturityDate }, calendar);
    expect(payments.map(({ date }) => date)).toEqual(days);
  });

  it('of a certificate that starts on the 31st fall on the last day of each month', () => {
    const payments = paymentsOf(
      { ...term, type: 'FIX_CEDES', startDate: '2026-08-31', maturityDate: '2026-11-30' },
      { ...calendar, isBankDay: () => true },
    );
    expect(payments.map(({ date }) => date)).toEqual(['2026-09-30', '2026-10-31', '2026-11-30']);
  });
});
