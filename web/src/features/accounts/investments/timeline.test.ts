import { describe, expect, it } from 'vitest';
import {
  amountAtMaturity,
  axisOf,
  elapsedPercentOf,
  findNextMaturity,
  interestDays,
  kindsOf,
  monthsOf,
  placeOf,
  progressOf,
  totalReceived,
} from './timeline';

const TODAY = '2026-11-23';

describe('the axis', () => {
  const axis = axisOf([{ maturityDate: '2026-12-15' }, { maturityDate: '2027-02-08' }], TODAY);

  it('starts with this month and ends after the last investment', () => {
    expect(axis.start).toBe('2026-11-01');
    expect(placeOf('2027-02-08', axis)).toBeGreaterThan(90);
    expect(placeOf('2027-02-08', axis)).toBeLessThan(100);
  });

  it('places earlier dates at its start', () => {
    expect(placeOf('2026-05-01', axis)).toBe(0);
  });

  it('labels every month of a short axis, and the year where it changes', () => {
    expect(monthsOf(axis).map(({ name }) => name)).toEqual(['nov 2026', 'dic', 'ene 2027', 'feb']);
  });

  it('labels at most six months of a long axis', () => {
    const longAxisMonths = monthsOf(axisOf([{ maturityDate: '2027-11-20' }], TODAY));
    expect(longAxisMonths.filter(({ name }) => name !== '').length).toBeLessThanOrEqual(6);
    expect(longAxisMonths[0]?.name).toBe('nov 2026');
  });
});

const cede = { startDate: '2026-10-31', maturityDate: '2027-01-29' };

it.each([
  ['2026-10-31', 0],
  ['2026-12-15', 50],
  ['2027-03-01', 100],
])('on %s, %d %% of the term has elapsed', (today, percent) => {
  expect(elapsedPercentOf(cede, today)).toBe(percent);
});

describe('pending interest dates', () => {
  const withPayments = (...dates: string[]) => ({
    payments: dates.map((date) => ({ date, interest: 1, tax: 0 })),
  });

  it.each([
    [
      withPayments('2026-10-30', '2026-11-23', '2026-11-30', '2026-12-31', '2027-01-29'),
      ['2026-11-30', '2026-12-31'],
    ],
    [withPayments('2026-12-15'), []],
    [{}, []],
  ])('of %j are %j', (investment, days) => {
    expect(interestDays(investment, TODAY)).toEqual(days);
  });
});

describe('the progress text', () => {
  const monthly = {
    ...cede,
    payments: ['2026-11-30', '2027-01-29'].map((date) => ({ date, interest: 1, tax: 0 })),
  };

  it.each([
    [cede, TODAY, 'Van 23 de 90 días'],
    [cede, '2027-02-20', 'Van 90 de 90 días'],
    [monthly, TODAY, 'Van 23 de 90 días, el siguiente interés llega el 30 nov 2026'],
    [monthly, '2026-11-30', 'Van 30 de 90 días'],
  ])('of %j on %s is "%s"', (investment, today, text) => {
    expect(progressOf(investment, today)).toBe(text);
  });
});

describe('the amount returned', () => {
  const note = {
    amount: 30_000,
    interest: 130.67,
    tax: 20.71,
    status: 'ACTIVE',
    maturityDate: '2026-12-15',
  } as const;
  const payment = (interest: number) => ({ date: '2026-12-15', interest, tax: 0.5 });

  it.each([
    ['everything when payments are unknown', note, 30_109.96],
    ['everything when interest is paid once', { ...note, payments: [payment(130.67)] }, 30_130.17],
    [
      'the amount without interest already paid',
      { ...note, payments: [payment(100), payment(30.67)] },
      30_030.17,
    ],
  ])('at maturity is %s', (_, investment, amount) => {
    expect(amountAtMaturity(investment)).toBe(amount);
  });

  it('at the next maturity is the sum of all investments of that date', () => {
    const laterNote = { ...note, maturityDate: '2027-01-15' };
    const maturedInvestment = { ...note, status: 'MATURED', maturityDate: '2026-10-01' } as const;
    expect(findNextMaturity([laterNote, note, maturedInvestment])).toEqual({
      date: '2026-12-15',
      amount: 30_109.96,
    });
    expect(findNextMaturity([note, laterNote, note])).toEqual({ date: '2026-12-15', amount: 60_219.92 });
    expect(findNextMaturity([maturedInvestment])).toBeUndefined();
  });
});

it('the amount received in total is the principal plus the interest after tax', () => {
  expect(totalReceived({ amount: 30_000, interest: 130.67, tax: 20.71 })).toBe(30_109.96);
});

it('returns the count, amount and share of each investment type', () => {
  expect(
    kindsOf([
      { investmentType: 'PAYCHECKS', amount: 10_000 },
      { investmentType: 'VARIABLE_CEDES', amount: 60_000.5 },
      { investmentType: 'PAYCHECKS', amount: 50_000.5 },
    ]),
  ).toEqual([
    { type: 'PAYCHECKS', count: 2, amount: 60_000.5, share: 50 },
    { type: 'VARIABLE_CEDES', count: 1, amount: 60_000.5, share: 50 },
  ]);
});
