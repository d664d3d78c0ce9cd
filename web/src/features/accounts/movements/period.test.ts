import { describe, expect, test } from 'vitest';
import { checkRange, periodOf, periodParams } from './period';

const TODAY = '2026-11-23';
const periodIn = (query: string, today = TODAY) => periodOf(new URLSearchParams(query), today);

describe('the period of a URL', () => {
  test.each([
    ['', '2026-11-13', '2026-11-23'],
    ['period=this-month', '2026-11-01', '2026-11-23'],
    ['period=last-month', '2026-10-01', '2026-10-31'],
    ['period=last-3-months', '2026-08-23', '2026-11-23'],
    ['period=dates&from_date=2026-01-05&to_date=2026-02-06', '2026-01-05', '2026-02-06'],
  ])('%j is from %s to %s', (query, from_date, to_date) =>
    expect(periodIn(query).range).toEqual({ from_date, to_date }),
  );

  test.each([
    ['in March the month before is February', 'period=last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
    [
      'in January the month before is December',
      'period=last-month',
      '2027-01-01',
      '2026-12-01',
      '2026-12-31',
    ],
    [
      'three months before May 31 is the last day of February',
      'period=last-3-months',
      '2026-05-31',
      '2026-02-28',
      '2026-05-31',
    ],
    [
      'three months may include the new year',
      'period=last-3-months',
      '2027-01-15',
      '2026-10-15',
      '2027-01-15',
    ],
    ['ten days may include two months', '', '2026-03-04', '2026-02-22', '2026-03-04'],
  ])('%s', (_, query, today, from_date, to_date) =>
    expect(periodIn(query, today).range).toEqual({ from_date, to_date }),
  );

  test.each([
    'period=always',
    'period=dates',
    'period=dates&from_date=2026-11-10&to_date=2026-11-09',
    'period=dates&from_date=2026-11-10&to_date=2026-11-24',
    'period=dates&from_date=2026-02-30&to_date=2026-03-01',
    'period=toString',
  ])('%s falls back to the last ten days', (query) =>
    expect(periodIn(query)).toEqual({
      period: 'last-10-days',
      range: { from_date: '2026-11-13', to_date: '2026-11-23' },
    }),
  );

  test.each(['', 'period=last-month', 'period=dates&from_date=2026-01-05&to_date=2026-02-06'])(
    '%j is written as it was read',
    (query) => {
      const { period, range } = periodIn(query);
      expect(new URLSearchParams(periodParams(period, range, false)).toString()).toBe(query);
    },
  );
});

test.each([
  ['2026-11-01', '2026-11-01', {}],
  ['2026-11-02', '2026-11-01', { to_date: 'Elige una fecha igual o posterior a la inicial.' }],
  ['2026-11-01', '2026-11-24', { to_date: 'Elige una fecha de hoy o anterior.' }],
  ['', '2026-11-01', { from_date: 'Elige la fecha inicial.' }],
  ['2026-11-01', '', { to_date: 'Elige la fecha final.' }],
  ['', '', { from_date: 'Elige la fecha inicial.', to_date: 'Elige la fecha final.' }],
])('the range from %j to %j has the errors %j', (from_date, to_date, errors) =>
  expect(checkRange({ from_date, to_date }, TODAY)).toEqual(errors),
);
