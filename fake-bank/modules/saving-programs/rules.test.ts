import { describe, expect, test } from 'vitest';
import { verdictOf } from '#bank/testing/refusals';
import { type AccountSnapshot, checkAccounts, checkFirstDate, type ProgramAccounts } from './rules';

const account = (key: string, change: Partial<AccountSnapshot> = {}): AccountSnapshot => ({
  key,
  type: 'Cheques',
  currency: 'MXN',
  entitlements: [
    { type: 'TRANSFER_FROM', value: 'Y' },
    { type: 'TRANSFER_TO', value: 'Y' },
  ],
  ...change,
});
const sides = (change: Partial<ProgramAccounts>): ProgramAccounts => ({
  from: account('a'),
  to: account('b'),
  ...change,
});

describe('what a program is refused for', () => {
  test.each<[string, () => void, string]>([
    ['two cheque accounts in pesos', () => checkAccounts(sides({})), 'passes'],
    ['one account', () => checkAccounts(sides({ to: account('a') })), '0000 to_account'],
    [
      'from dollars',
      () => checkAccounts(sides({ from: account('a', { currency: 'USD' }) })),
      '0000 from_account_key',
    ],
    [
      'into a card',
      () => checkAccounts(sides({ to: account('b', { type: 'Tarjeta de Crédito' }) })),
      '0000 to_account',
    ],
    [
      'from a closed account',
      () => checkAccounts(sides({ from: account('a', { entitlements: [] }) })),
      'CZ_NOT_ENTITLED from_account_key',
    ],
    [
      'into a closed account',
      () => checkAccounts(sides({ to: account('b', { entitlements: [] }) })),
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
