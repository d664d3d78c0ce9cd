import { expect, test } from 'vitest';
import { verdictOf } from '#bank/testing/refusals';
import type { Entitlement } from '#contract/domain/account';
import { InvestmentType, PortfolioType } from '#contract/domain/investment';
import { order } from './investment.test-support';
import { checkOrder, type Facts } from './rules';

const may = (from: 'Y' | 'N', to: 'Y' | 'N'): Entitlement[] => [
  { type: 'TRANSFER_FROM', value: from },
  { type: 'TRANSFER_TO', value: to },
];
const cheques = { type: 'Cheques', currency: 'MXN', entitlements: may('Y', 'Y') } as const;

const facts = (change: Partial<Facts> = {}): Facts => ({
  now: Date.parse('2026-11-23T09:30:00-06:00'),
  from: { ...cheques, available: 10_000_00 },
  to: cheques,
  ...change,
});

test.each<[string, Partial<Facts>, string]>([
  ['of the whole balance', {}, 'passes'],
  [
    'of a centavo more than the balance',
    { from: { ...cheques, available: 9_999_99 } },
    'CZ_INSUFFICIENT_FUNDS amount',
  ],
  [
    'from a dollar account',
    { from: { ...cheques, currency: 'USD', available: 10_000_00 } },
    '0000 from_account_key',
  ],
  ['to a card', { to: { ...cheques, type: 'Tarjeta de Crédito' } }, '0000 to_account_key'],
  [
    'from an account that allows no charges',
    { from: { ...cheques, entitlements: may('N', 'Y'), available: 10_000_00 } },
    'CZ_NOT_ENTITLED from_account_key',
  ],
  [
    'to an account that accepts no deposits',
    { to: { ...cheques, entitlements: may('Y', 'N') } },
    'CZ_NOT_ENTITLED to_account_key',
  ],
  ['before opening time', { now: Date.parse('2026-11-23T06:59:59-06:00') }, '2185'],
  ['at closing time', { now: Date.parse('2026-11-23T18:00:00-06:00') }, '2185'],
  ['on a bank holiday', { now: Date.parse('2026-11-16T11:00:00-06:00') }, '2185'],
])('the verdict on an order %s is %s', (_, change, verdict) => {
  expect(verdictOf(() => checkOrder(order(), facts(change)))).toBe(verdict);
});

test.each([
  [{ amount: 5_000 }, 'passes'],
  [{ amount: 4_999.99 }, '0000 amount'],
  [{ term: 29 }, '0000 term'],
  [{ investment_type: 'FIX_CEDES', term: 7 }, '0000 term'],
] as const)('the verdict on an order with %j is %s', (change, verdict) => {
  expect(verdictOf(() => checkOrder(order(change), facts()))).toBe(verdict);
});

test('enums match the specification', () => {
  expect(new Set(InvestmentType.options)).toEqual(new Set(['FIX_CEDES', 'VARIABLE_CEDES', 'PAYCHECKS']));
  expect(new Set(PortfolioType.options)).toEqual(new Set(['VALORES', 'INVERSION CUENTA UNICA']));
});
