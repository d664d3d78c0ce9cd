import { describe, expect, it } from 'vitest';
import { maturityOf, paymentsOf, taxRateAfter, taxRateOn } from './payments';
import { rateFor } from './rates';

const HUNDRED_THOUSAND_PESOS = 100_000_00;

describe('the tax of a payment', () => {
  it.each([
    ['2023-12-29', 0.5],
    ['2024-01-02', 0.5],
    ['2025-12-31', 0.5],
    ['2026-01-02', 0.9],
    ['2026-12-31', 0.9],
    ['2027-01-04', 0.9],
    ['2041-01-02', 0.9],
  ])('paid on %s is %d %% a year', (paidOn, rate) => {
    expect(taxRateOn(paidOn)).toBe(rate);
  });
});

describe('the rate', () => {
  it.each([
    ['PAYCHECKS', 28, 49_999.99, 5.6],
    ['PAYCHECKS', 28, 50_000, 5.75],
    ['PAYCHECKS', 1, 250_000, 3.35],
    ['FIX_CEDES', 364, 1_000_000, 6.8],
    ['VARIABLE_CEDES', 182, 5_000, 6.57],
    ['VARIABLE_CEDES', 28, 5_000, 6.07],
    ['FIX_CEDES', 7, 5_000, undefined],
  ] as const)('of %s for %i days and %d pesos is %s', (type, term, pesos, rate) => {
    expect(rateFor(type, term, Math.round(pesos * 100))).toBe(rate);
  });
});

describe('payments', () => {
  const agreed = {
    rate: 6,
    amount: HUNDRED_THOUSAND_PESOS,
    startDate: '2026-08-19',
    maturityDate: '2026-11-18',
  };

  it('of a promissory note are made once, at maturity', () => {
    expect(paymentsOf({ ...agreed, type: 'PAYCHECKS' })).toEqual([
      { date: '2026-11-18', interest: 1_516_67, tax: 224_38, principal: HUNDRED_THOUSAND_PESOS },
    ]);
  });

  it('of a certificate are made every month on bank days', () => {
    const payments = paymentsOf({ ...agreed, type: 'FIX_CEDES' });
    expect(payments.map(({ date, interest, principal }) => [date, interest, principal])).toEqual([
      ['2026-09-21', 550_00, 0],
      ['2026-10-19', 466_67, 0],
      ['2026-11-18', 500_00, HUNDRED_THOUSAND_PESOS],
    ]);
  });

  it('of a certificate from 31 January fall on the last day of February', () => {
    const days = (startDate: string, maturityDate: string) =>
      paymentsOf({ ...agreed, type: 'FIX_CEDES', startDate, maturityDate }).map(({ date }) => date);
    expect(days('2028-01-31', '2028-05-02')).toEqual(['2028-02-29', '2028-03-31', '2028-05-02']);
    expect(days('2029-01-31', '2029-05-02')).toEqual([
      '2029-02-28',
      '2029-04-02',
      '2029-04-30',
      '2029-05-02',
    ]);
  });

  it('are taxed at the rate of their year, or at the last known rate', () => {
    const taxes = (startDate: string, maturityDate: string) =>
      paymentsOf({ ...agreed, type: 'VARIABLE_CEDES', startDate, maturityDate }).map(({ date, tax }) => [
        date,
        tax,
      ]);
    // 100,000 × 0.5 % × 30 ÷ 365, then × 0.9 % for 31 days each.
    expect(taxes('2025-11-19', '2026-02-18')).toEqual([
      ['2025-12-19', 41_10],
      ['2026-01-19', 76_44],
      ['2026-02-18', 73_97],
    ]);
    expect(taxes('2026-12-18', '2027-01-18')).toEqual([['2027-01-18', 76_44]]);
  });

  it('of a promissory note that matures in the next year are taxed at the rate of that year for all days', () => {
    const [payment] = paymentsOf({
      ...agreed,
      type: 'PAYCHECKS',
      startDate: '2025-12-04',
      maturityDate: '2026-01-02',
    });
    expect(payment?.tax).toBe(71_51);
  });

  it.each([
    ['2026-11-20', 28, '2026-12-18'],
    ['2026-11-27', 28, '2026-12-28'],
    ['2026-03-05', 28, '2026-04-06'],
    // 31 December is a bank day; 1 January and the weekend after it are not.
    ['2026-12-30', 1, '2026-12-31'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2027-12-03', 28, '2027-12-31'],
    ['2027-12-04', 28, '2028-01-03'],
    // 29 February is an ordinary day.
    ['2028-02-01', 28, '2028-02-29'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-22', 7, '2028-02-29'],
    ['2027-03-01', 364, '2028-02-28'],
    ['2028-02-29', 364, '2029-02-27'],
    ['2027-02-25', 7, '2027-03-04'],
  ])('of an investment from %s for %i days end on %s', (start, term, end) => {
    expect(maturityOf(start, term)).toBe(end);
  });
});

it.each([
  ['2025-12-31', { since: '2026-01-01', rate: 0.9 }],
  ['2026-01-01', undefined],
  ['2031-06-01', undefined],
])('taxRateAfter returns the next known rate on %s: %j', (today, next) => {
  expect(taxRateAfter(today)).toEqual(next);
});
