import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import { account } from '#web/testing/makers.ts';
import { nextPayroll } from './payroll';

const wages = (postedDate: string, change: Partial<Movement> = {}): Movement => ({
  key: postedDate,
  postedDate,
  description: 'Nómina',
  amount: 9000,
  currencyCode: 'MXN',
  category: 'payroll',
  ...change,
});
const payrollAfter = (today: string, ...movements: Movement[]) =>
  nextPayroll([{ account: account('a'), movements }], today);

test.each([
  [
    'the last day of the month after wages of the 15th',
    ['2026-10-30', '2026-11-13'],
    '2026-11-23',
    '2026-11-30',
  ],
  [
    'the 15th after wages of the last day of the month',
    ['2026-11-13', '2026-11-30'],
    '2026-12-02',
    '2026-12-15',
  ],
  ['today, until the wages arrive', ['2026-10-15', '2026-10-30'], '2026-11-15', '2026-11-15'],
  [
    'the 30th once the wages of the 15th have arrived',
    ['2026-10-30', '2026-11-15'],
    '2026-11-15',
    '2026-11-30',
  ],
  ['the last day of February', ['2027-01-29', '2027-02-15'], '2027-02-16', '2027-02-28'],
])('expects the next payday on %s', (_, days, today, expected) =>
  expect(payrollAfter(today, ...days.map((day) => wages(day)))?.date).toBe(expected),
);

test.each([
  ['only one deposit', [wages('2026-11-13')]],
  ['weekly wages', [wages('2026-11-13'), wages('2026-11-20')]],
  ['monthly wages', [wages('2026-10-13'), wages('2026-11-13')]],
  ['wages that have stopped', [wages('2026-10-15'), wages('2026-10-30')]],
  [
    'deposits that are not wages',
    [wages('2026-10-30', { category: 'other' }), wages('2026-11-13', { category: 'other' })],
  ],
  [
    'wages in dollars',
    [wages('2026-10-30', { currencyCode: 'USD' }), wages('2026-11-13', { currencyCode: 'USD' })],
  ],
])('expects no payday with %s', (_, movements) =>
  expect(payrollAfter('2026-11-23', ...movements)).toBeUndefined(),
);

test('expects the lower of the last two wages, each the sum of its day', () =>
  expect(
    payrollAfter(
      '2026-11-23',
      wages('2026-10-30', { amount: 0.1 }),
      { ...wages('2026-10-30', { amount: 0.2 }), key: 'second' },
      wages('2026-11-13', { amount: 8000 }),
    ),
  ).toEqual({ date: '2026-11-30', centavos: 30 }));
