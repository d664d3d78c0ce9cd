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
const programAccounts = (change: Partial<ProgramAccounts>): ProgramAccounts => ({
  from: account('a'),
  to: account('b'),
  ...change,
});

describe('checking a program', () => {
  test.each<[string, () => void, string]>([
    ['accepts two cheque accounts in pesos', () => checkAccounts(programAccounts({})), 'passes'],
    [
      'rejects the source as destination',
      () => checkAccounts(programAccounts({ to: account('a') })),
      '0000 to_account',
    ],
    [
      'rejects a dollar account as source',
      () => checkAccounts(programAccounts({ from: account('a', { currency: 'USD' }) })),
      '0000 from_account_key',
    ],
    [
      'rejects a card as destination',
      () => checkAccounts(programAccounts({ to: account('b', { type: 'Tarjeta de Crédito' }) })),
      '0000 to_account',
    ],
    [
      'rejects a source without the entitlement',
      () => checkAccounts(programAccounts({ from: account('a', { entitlements: [] }) })),
      'CZ_NOT_ENTITLED from_account_key',
    ],
    [
      'rejects a destination without the entitlement',
      () => checkAccounts(programAccounts({ to: account('b', { entitlements: [] }) })),
      'CZ_NOT_ENTITLED to_account',
    ],
    ['rejects today as the first date', () => checkFirstDate('2026-11-23', '2026-11-23'), '0000 tx_date'],
    ['accepts tomorrow as the first date', () => checkFirstDate('2026-11-24', '2026-11-23'), 'passes'],
    ['accepts a holiday as the first date', () => checkFirstDate('2026-12-25', '2026-11-23'), 'passes'],
    ['rejects a first date after 181 days', () => checkFirstDate('2027-05-23', '2026-11-23'), '0000 tx_date'],
  ])('%s', (_, check, expected) => {
    expect(verdictOf(check)).toBe(expected);
  });
});
