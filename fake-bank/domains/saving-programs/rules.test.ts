import { describe, expect, test } from 'vitest';
import type { Frequency } from '#contract/saving-programs';
import { verdictOf } from '../../testing/refusals';
import { checkFirstDate, checkSides, nextRun, type Side, type Sides } from './rules';

describe('the next run', () => {
  test.each<[string, Frequency, string, string, string]>([
    ['weekly: the first date itself', 'WEEKLY', '2026-11-24', '2026-11-24', '2026-11-24'],
    ['weekly: the same weekday', 'WEEKLY', '2026-11-24', '2026-11-25', '2026-12-01'],
    ['weekly: across the year', 'WEEKLY', '2026-12-29', '2026-12-30', '2027-01-05'],
    ['never before the first date', 'WEEKLY', '2026-12-29', '2026-11-24', '2026-12-29'],
    ['fortnightly: the 15th', 'BIWEEKLY', '2026-12-03', '2026-12-03', '2026-12-15'],
    ['fortnightly: the last of the month', 'BIWEEKLY', '2026-12-03', '2026-12-16', '2026-12-31'],
    ['fortnightly: the last of February', 'BIWEEKLY', '2026-12-03', '2027-02-16', '2027-02-28'],
    ['monthly: its day', 'MONTHLY', '2026-11-24', '2026-11-25', '2026-12-24'],
    ['monthly: the 31st in a short month', 'MONTHLY', '2026-12-31', '2027-02-01', '2027-02-28'],
    ['monthly: the 31st again after it', 'MONTHLY', '2026-12-31', '2027-03-01', '2027-03-31'],
    ['monthly: the 30th is not the 31st', 'MONTHLY', '2026-11-30', '2026-12-01', '2026-12-30'],
  ])('%s', (_, frequency, start, earliest, expected) => {
    expect(nextRun({ frequency, start }, earliest)).toBe(expected);
  });
});

const account = (key: string, change: Partial<Side> = {}): Side => ({
  key,
  type: 'Cheques',
  currency: 'MXN',
  entitlements: [
    { type: 'TRANSFER_FROM', value: 'Y' },
    { type: 'TRANSFER_TO', value: 'Y' },
  ],
  ...change,
});
const sides = (change: Partial<Sides>): Sides => ({ from: account('a'), to: account('b'), ...change });

describe('what a program is refused for', () => {
  test.each<[string, () => void, string]>([
    ['two cheque accounts in pesos', () => checkSides(sides({})), 'passes'],
    ['one account', () => checkSides(sides({ to: account('a') })), '0000 to_account'],
    [
      'from dollars',
      () => checkSides(sides({ from: account('a', { currency: 'USD' }) })),
      '0000 from_account_key',
    ],
    [
      'into a card',
      () => checkSides(sides({ to: account('b', { type: 'Tarjeta de Crédito' }) })),
      '0000 to_account',
    ],
    [
      'from a closed account',
      () => checkSides(sides({ from: account('a', { entitlements: [] }) })),
      'CZ_NOT_ENTITLED from_account_key',
    ],
    [
      'into a closed account',
      () => checkSides(sides({ to: account('b', { entitlements: [] }) })),
      'CZ_NOT_ENTITLED to_account',
    ],
    ['today', () => checkFirstDate('2026-11-23', '2026-11-23'), '0000 tx_date'],
    ['tomorrow', () => checkFirstDate('2026-11-24', '2026-11-23'), 'passes'],
    ['a holiday', () => checkFirstDate('2026-12-25', '2026-11-23'), 'passes'],
    ['after 181 days', () => checkFirstDate('2027-05-23', '2026-11-23'), '0000 tx_date'],
  ])('%s', (_, check, expected) => {
    expect(verdictOf(check)).toBe(expected);
  });
});
