import { describe, expect, it } from 'vitest';
import {
  axisOf,
  interestDays,
  kindsOf,
  monthsOf,
  nextOf,
  passedOf,
  placeOf,
  progressOf,
  receivedOf,
  returnedOf,
} from './timeline';

const TODAY = '2026-11-23';

describe('the line', () => {
  const axis = axisOf([{ maturityDate: '2026-12-15' }, { maturityDate: '2027-02-08' }], TODAY);

  it('begins with this month, and ends after the last investment', () => {
    expect(axis.start).toBe('2026-11-01');
    expect(placeOf('2027-02-08', axis)).toBeGreaterThan(90);
    expect(placeOf('2027-02-08', axis)).toBeLessThan(100);
  });

  it('keeps what began before it at its beginning', () => {
    expect(placeOf('2026-05-01', axis)).toBe(0);
  });

  it('names each month where they are few, and the year where it changes', () => {
    expect(monthsOf(axis).map(({ name }) => name)).toEqual(['nov 2026', 'dic', 'ene 2027', 'feb']);
  });

  it('names some of them where they are many', () => {
    const long = monthsOf(axisOf([{ maturityDate: '2027-11-20' }], TODAY));
    expect(long.filter(({ name }) => name !== '').length).toBeLessThanOrEqual(6);
    expect(long[0]?.name).toBe('nov 2026');
  });
});

const cede = { startDate: '2026-10-31', maturityDate: '2027-01-29' };

it.each([
  ['2026-10-31', 0],
  ['2026-12-15', 50],
  ['2027-03-01', 100],
])('on %s, %d %% of its time has passed', (today, passed) => {
  expect(passedOf(cede, today)).toBe(passed);
});

describe('interest that is still to come', () => {
  const paid = (...dates: string[]) => ({ payments: dates.map((date) => ({ date, interest: 1, tax: 0 })) });

  it.each([
    [
      paid('2026-10-30', '2026-11-23', '2026-11-30', '2026-12-31', '2027-01-29'),
      ['2026-11-30', '2026-12-31'],
    ],
    [paid('2026-12-15'), []],
    [{}, []],
  ])('%j: %j', (investment, days) => {
    expect(interestDays(investment, TODAY)).toEqual(days);
  });
});

describe('how far it has come, in words', () => {
  const monthly = {
    ...cede,
    payments: ['2026-11-30', '2027-01-29'].map((date) => ({ date, interest: 1, tax: 0 })),
  };

  it.each([
    [cede, TODAY, 'Van 23 de 90 días'],
    [cede, '2027-02-20', 'Van 90 de 90 días'],
    [monthly, TODAY, 'Van 23 de 90 días, el siguiente interés llega el 30 nov 2026'],
    [monthly, '2026-11-30', 'Van 30 de 90 días'],
  ])('%j on %s: %s', (investment, today, words) => {
    expect(progressOf(investment, today)).toBe(words);
  });
});

describe('what comes back', () => {
  const note = {
    amount: 30_000,
    interest: 130.67,
    tax: 20.71,
    status: 'ACTIVE',
    maturityDate: '2026-12-15',
  } as const;
  const payment = (interest: number) => ({ date: '2026-12-15', interest, tax: 0.5 });

  it.each([
    ['all of it where nobody tells when it pays', note, 30_109.96],
    ['all of it where it pays once', { ...note, payments: [payment(130.67)] }, 30_130.17],
    ['without what was paid before', { ...note, payments: [payment(100), payment(30.67)] }, 30_030.17],
  ])('on the last day is %s', (_, investment, amount) => {
    expect(returnedOf(investment)).toBe(amount);
  });

  it('next is what ends first, together where several do', () => {
    const later = { ...note, maturityDate: '2027-01-15' };
    const ended = { ...note, status: 'MATURED', maturityDate: '2026-10-01' } as const;
    expect(nextOf([later, note, ended])).toEqual({ date: '2026-12-15', amount: 30_109.96 });
    expect(nextOf([note, later, note])).toEqual({ date: '2026-12-15', amount: 60_219.92 });
    expect(nextOf([ended])).toBeUndefined();
  });
});

it('what is received is the money and what is left of its interest', () => {
  expect(receivedOf({ amount: 30_000, interest: 130.67, tax: 20.71 })).toBe(30_109.96);
});

it('kinds add up, each with its share', () => {
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
