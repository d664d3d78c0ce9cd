import { describe, expect, it } from 'vitest';
import { maturityOf, paymentsOf, taxRateOn } from './payments';
import { rateFor } from './rates';

const HUNDRED_THOUSAND = 100_000_00;

describe('the tax of a payment', () => {
  it.each([
    ['2026-12-14', 0.9],
    ['2025-12-14', 0.5],
    ['2031-01-02', 0.9],
  ])('on %s is %d %% a year', (paidOn, rate) => {
    expect(taxRateOn(paidOn)).toBe(rate);
  });
});

describe('rates', () => {
  it.each([
    ['PAYCHECKS', 28, 49_999.99, 5.6],
    ['PAYCHECKS', 28, 50_000, 5.75],
    ['PAYCHECKS', 1, 250_000, 3.35],
    ['FIX_CEDES', 364, 1_000_000, 6.8],
    ['VARIABLE_CEDES', 182, 5_000, 6.57],
    ['VARIABLE_CEDES', 28, 5_000, 6.07],
    ['FIX_CEDES', 7, 5_000, undefined],
  ] as const)('%s of %i days for %d pesos: %d', (type, term, pesos, rate) => {
    expect(rateFor(type, term, Math.round(pesos * 100))).toBe(rate);
  });
});

describe('payments', () => {
  const agreed = { rate: 6, amount: HUNDRED_THOUSAND, startDate: '2026-08-19', maturityDate: '2026-11-18' };

  it('a note pays once, at its end', () => {
    expect(paymentsOf({ ...agreed, type: 'PAYCHECKS' })).toEqual([
      { date: '2026-11-18', interest: 1_516_67, tax: 224_38, principal: HUNDRED_THOUSAND },
    ]);
  });

  it('a certificate pays every month as well, on bank days', () => {
    const payments = paymentsOf({ ...agreed, type: 'FIX_CEDES' });
    expect(payments.map(({ date, interest, principal }) => [date, interest, principal])).toEqual([
      ['2026-09-21', 550_00, 0],
      ['2026-10-19', 466_67, 0],
      ['2026-11-18', 500_00, HUNDRED_THOUSAND],
    ]);
  });

  it.each([
    ['2026-11-20', 28, '2026-12-18'],
    ['2026-11-27', 28, '2026-12-28'],
    ['2026-03-05', 28, '2026-04-06'],
  ])('money of %s for %i days comes back on %s', (start, term, end) => {
    expect(maturityOf(start, term)).toBe(end);
  });
});
