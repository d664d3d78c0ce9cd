import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import { account } from '#web/testing/makers.ts';
import { nextPayday } from './payday';

const paid = (postedDate: string, change: Partial<Movement> = {}): Movement => ({
  key: postedDate,
  postedDate,
  description: 'Nómina',
  amount: 9000,
  currencyCode: 'MXN',
  category: 'payroll',
  ...change,
});
const next = (today: string, ...movements: Movement[]) =>
  nextPayday([{ account: account('a'), movements }], today);

test.each([
  ['the last of the month after the 15th', ['2026-10-30', '2026-11-13'], '2026-11-23', '2026-11-30'],
  ['the 15th after the last of the month', ['2026-11-13', '2026-11-30'], '2026-12-02', '2026-12-15'],
  ['today, until the wages arrive', ['2026-10-15', '2026-10-30'], '2026-11-15', '2026-11-15'],
  ['the next one once they have arrived', ['2026-10-30', '2026-11-15'], '2026-11-15', '2026-11-30'],
  ['the last of February', ['2027-01-29', '2027-02-15'], '2027-02-16', '2027-02-28'],
])('expects wages on %s', (_, days, today, expected) =>
  expect(next(today, ...days.map((day) => paid(day)))).toBe(expected),
);

test.each([
  ['only one deposit', [paid('2026-11-13')]],
  ['weekly wages', [paid('2026-11-13'), paid('2026-11-20')]],
  ['monthly wages', [paid('2026-10-13'), paid('2026-11-13')]],
  ['wages that have stopped', [paid('2026-10-15'), paid('2026-10-30')]],
  [
    'deposits of another kind',
    [paid('2026-10-30', { category: 'other' }), paid('2026-11-13', { category: 'other' })],
  ],
  ['dollars', [paid('2026-10-30', { currencyCode: 'USD' }), paid('2026-11-13', { currencyCode: 'USD' })]],
])('expects none with %s', (_, movements) => expect(next('2026-11-23', ...movements)).toBeUndefined());
