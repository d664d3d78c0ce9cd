import { describe, expect, test } from 'vitest';
import { outcomeOf, verdictOf } from '#bank/testing/refusals';
import type { PortabilityStatus } from '#contract/domain/portability';
import { portabilityRequest } from './portability.test-support';
import {
  checkBirthdate,
  checkNotRequested,
  checkPaying,
  checkReceiving,
  type ReceivingAccount,
} from './rules';

const account = (change: Partial<ReceivingAccount> = {}): ReceivingAccount => ({
  type: 'Cheques',
  currency: 'MXN',
  entitlements: [{ type: 'TRANSFER_TO', value: 'Y' }],
  ...change,
});

test.each<[string, ReceivingAccount, string]>([
  ['a cheque account in pesos', account(), 'passes'],
  ['a dollar account', account({ currency: 'USD' }), '0000 account_key'],
  ['a card', account({ type: 'Tarjeta de Crédito' }), '0000 account_key'],
  ['an investment account', account({ type: 'Valores' }), '0000 account_key'],
  ['an account without the entitlement for deposits', account({ entitlements: [] }), '0000 account_key'],
  [
    'an account that no longer accepts deposits',
    account({ entitlements: [{ type: 'TRANSFER_TO', value: 'N' }] }),
    '0000 account_key',
  ],
])('checks a payroll sent to %s (%j): %s', (_, receiving, expected) => {
  expect(verdictOf(() => checkReceiving(receiving))).toBe(expected);
});

describe('the paying account', () => {
  const paying = {
    third_party: '012',
    third_party_account_type: 'CLABE',
    third_party_account_number: portabilityRequest().third_party_account_number,
  } as const;
  test.each<[string, Partial<Parameters<typeof checkPaying>[0]>, string]>([
    ['a CLABE of the chosen bank', {}, '012'],
    ['an unknown bank', { third_party: '999' }, '0000 third_party'],
    ['this bank', { third_party: '044' }, '0000 third_party'],
    ['another bank than that of the CLABE', { third_party: '014' }, '0000 third_party_account_number'],
    [
      'a CLABE with a wrong check digit',
      { third_party_account_number: '012180015488723654' },
      '0000 third_party_account_number',
    ],
    [
      'a card number as a CLABE',
      { third_party_account_number: '4111111111111111' },
      '0000 third_party_account_number',
    ],
    [
      'a card',
      { third_party_account_type: 'DEBIT_CARD', third_party_account_number: '4111111111111111' },
      '012',
    ],
    [
      'a card with a wrong check digit',
      { third_party_account_type: 'DEBIT_CARD', third_party_account_number: '4111111111111112' },
      '0000 third_party_account_number',
    ],
  ])('%s (%j) returns %s', (_, change, expected) => {
    const outcome = outcomeOf(() => checkPaying({ ...paying, ...change }));
    expect(typeof outcome === 'string' ? outcome : outcome.id).toBe(expected);
  });
});

test.each([
  ['a person who is 18 today', '2008-11-23', 'passes'],
  ['a person who is 18 tomorrow', '2008-11-24', '0000 birthdate'],
  ['a person born tomorrow', '2026-11-24', '0000 birthdate'],
  ['a person of 120 years', '1906-11-23', '0000 birthdate'],
])('checks the birthdate of %s (%s): %s', (_, birthdate, expected) => {
  expect(verdictOf(() => checkBirthdate(birthdate, '2026-11-23'))).toBe(expected);
});

test.each<[PortabilityStatus, string, string]>([
  ['REQUESTED', '1', '0000 third_party_account_number'],
  ['IN_PROCESS', '1', '0000 third_party_account_number'],
  ['ACCEPTED', '1', 'passes'],
  ['REJECTED', '1', 'passes'],
  ['CANCELLED', '1', 'passes'],
  ['IN_PROCESS', '2', 'passes'],
])(
  'with an existing request that is %s for account %s, the verdict on a new one for account 1 is %s',
  (status, number, expected) => {
    expect(verdictOf(() => checkNotRequested('1', [{ status, number }]))).toBe(expected);
  },
);
