import { describe, expect, test } from 'vitest';
import { outcomeOf, verdictOf } from '#bank/testing/refusals';
import type { PortabilityStatus } from '#contract/domain/portability';
import { order } from './portability.test-support';
import { checkBirthdate, checkNotRequested, checkPaying, checkReceiving, type Receiving } from './rules';

const account = (change: Partial<Receiving> = {}): Receiving => ({
  type: 'Cheques',
  currency: 'MXN',
  entitlements: [{ type: 'TRANSFER_TO', value: 'Y' }],
  ...change,
});

test.each<[string, Receiving, string]>([
  ['a cheque account in pesos', account(), 'passes'],
  ['dollars', account({ currency: 'USD' }), '0000 account_key'],
  ['a card', account({ type: 'Tarjeta de Crédito' }), '0000 account_key'],
  ['investments', account({ type: 'Valores' }), '0000 account_key'],
  ['what takes no deposits', account({ entitlements: [] }), '0000 account_key'],
  [
    'what takes none any more',
    account({ entitlements: [{ type: 'TRANSFER_TO', value: 'N' }] }),
    '0000 account_key',
  ],
])('a payroll arrives in %s: %s', (_, receiving, expected) => {
  expect(verdictOf(() => checkReceiving(receiving))).toBe(expected);
});

describe('who pays until now', () => {
  const paying = {
    third_party: '012',
    third_party_account_type: 'CLABE',
    third_party_account_number: order().third_party_account_number,
  } as const;
  test.each<[string, Partial<Parameters<typeof checkPaying>[0]>, string]>([
    ['a bank by a CLABE of its own', {}, '012'],
    ['nobody’s number', { third_party: '999' }, '0000 third_party'],
    ['this bank', { third_party: '044' }, '0000 third_party'],
    ['another bank than the CLABE’s', { third_party: '014' }, '0000 third_party_account_number'],
    [
      'a CLABE whose digits do not fit',
      { third_party_account_number: '012180015488723654' },
      '0000 third_party_account_number',
    ],
    [
      'a card for a CLABE',
      { third_party_account_number: '4111111111111111' },
      '0000 third_party_account_number',
    ],
    [
      'a card',
      { third_party_account_type: 'DEBIT_CARD', third_party_account_number: '4111111111111111' },
      '012',
    ],
    [
      'a card whose digits do not fit',
      { third_party_account_type: 'DEBIT_CARD', third_party_account_number: '4111111111111112' },
      '0000 third_party_account_number',
    ],
  ])('%s: %j', (_, change, expected) => {
    const found = outcomeOf(() => checkPaying({ ...paying, ...change }));
    expect(typeof found === 'string' ? found : found.id).toBe(expected);
  });
});

test.each([
  ['of age today', '2008-11-23', 'passes'],
  ['a day too young', '2008-11-24', '0000 birthdate'],
  ['not born yet', '2026-11-24', '0000 birthdate'],
  ['too old to be', '1906-11-23', '0000 birthdate'],
])('%s', (_, birthdate, expected) => {
  expect(verdictOf(() => checkBirthdate(birthdate, '2026-11-23'))).toBe(expected);
});

test.each<[PortabilityStatus, string, string]>([
  ['REQUESTED', '1', '0000 third_party_account_number'],
  ['IN_PROCESS', '1', '0000 third_party_account_number'],
  ['ACCEPTED', '1', 'passes'],
  ['REJECTED', '1', 'passes'],
  ['CANCELLED', '1', 'passes'],
  ['IN_PROCESS', '2', 'passes'],
])('beside one that is %s for account %s: %s', (status, number, expected) => {
  expect(verdictOf(() => checkNotRequested('1', [{ status, number }]))).toBe(expected);
});
