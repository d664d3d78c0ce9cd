import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { outcomeOf } from '#bank/testing/refusals';
import type { Entitlement } from '#contract/domain/account';
import { FundOperationStatus, FundOperationType, FundTransactionType } from '#contract/domain/fund';
import { type FundOrder, investmentFunds } from '#contract/investment-funds';
import { costOfHeld } from './operation';
import { checkOrder, type Facts, tradeOnDay } from './rules';

const may = (from: 'Y' | 'N', to: 'Y' | 'N'): Entitlement[] => [
  { type: 'TRANSFER_FROM', value: from },
  { type: 'TRANSFER_TO', value: to },
];

const MONDAY = '2026-11-23T09:30:00-06:00';

const facts = ({ now = MONDAY, ...change }: Partial<Omit<Facts, 'now'>> & { now?: string } = {}): Facts => ({
  cash: { entitlements: may('Y', 'Y'), available: 50_000_00 },
  held: 70_075,
  price: 1_232_100,
  ...change,
  now: Date.parse(now),
});

const order = (change: Partial<FundOrder> = {}): FundOrder => ({
  transaction_type: 'onetime',
  operation_type: 'BUY',
  investment_account_key: 'fondo',
  amount: 10_000,
  operation_date: '2026-11-23',
  ...change,
});
const SELL = { operation_type: 'SELL' } as const;
const LATER = { transaction_type: 'scheduled', operation_date: '2026-11-24' } as const;
const lowFunds = { cash: { entitlements: may('Y', 'Y'), available: 9_999_96 } };

describe('an order', () => {
  it.each<[string, Partial<FundOrder>, Parameters<typeof facts>[0], unknown]>([
    ['buys', {}, {}, { units: 8_100, price: 1_234_564, total: 9_999_97 }],
    ['sells', SELL, {}, { units: 8_117, price: 1_232_100, total: 10_000_95 }],
    [
      'sells everything',
      { ...SELL, amount: 86_339.41 },
      {},
      { units: 70_075, price: 1_232_100, total: 86_339_40 },
    ],
    ['of the maximum amount', { amount: 100_000_000 }, {}, '3073 amount'],
    ['of more than the maximum', { amount: 100_000_000.01 }, {}, '0000 amount'],
    ['that sells more than the maximum', { ...SELL, amount: 100_000_000.01 }, {}, '0000 amount'],
    ['without a price', {}, { price: undefined }, '0000 amount'],
    ['that sells without a price', SELL, { price: undefined }, '0000 amount'],
    ['scheduled without a price', LATER, { price: undefined }, '0000 amount'],
    ['of less than one unit', { amount: 1.23 }, {}, '0000 amount'],
    ['of one unit', { amount: 1.24 }, {}, { units: 1, price: 1_234_564, total: 1_24 }],
    ['of a centavo above the cash', {}, lowFunds, '3073 amount'],
    ['scheduled above the cash', LATER, lowFunds, { units: 8_100, price: 1_234_564, total: 9_999_97 }],
    ['above the units held', { ...SELL, amount: 86_342 }, {}, '3073 amount'],
    ['of no units held', SELL, { held: 0 }, '3073 amount'],
    ['of the minimum with no units held', { ...SELL, amount: 1 }, { held: 0 }, '3073 amount'],
    [
      'scheduled with no units held',
      { ...SELL, ...LATER },
      { held: 0 },
      expect.objectContaining({ units: 8_117 }),
    ],
    ['for tomorrow but not scheduled', { operation_date: '2026-11-24' }, {}, '0000 operation_date'],
    ['scheduled for today', { transaction_type: 'scheduled' }, {}, '0000 operation_date'],
    ['for a Saturday', { ...LATER, operation_date: '2026-11-28' }, {}, '0000 operation_date'],
    ['for day 180', { ...LATER, operation_date: '2027-05-21' }, {}, expect.anything()],
    ['for day 182', { ...LATER, operation_date: '2027-05-24' }, {}, '0000 operation_date'],
    ['before opening time', {}, { now: '2026-11-23T06:59:59-06:00' }, '2185'],
    ['at opening time', {}, { now: '2026-11-23T07:00:00-06:00' }, expect.anything()],
    ['just before closing time', {}, { now: '2026-11-23T13:29:59-06:00' }, expect.anything()],
    ['at closing time', {}, { now: '2026-11-23T13:30:00-06:00' }, '2185'],
    ['scheduled at night', LATER, { now: '2026-11-23T23:00:00-06:00' }, expect.anything()],
    [
      'from a cash account that allows no charges',
      {},
      { cash: { entitlements: may('N', 'Y'), available: 1 } },
      'CZ_NOT_ENTITLED investment_account_key',
    ],
    [
      'to a cash account that accepts no deposits',
      SELL,
      { cash: { entitlements: may('Y', 'N'), available: 1 } },
      'CZ_NOT_ENTITLED investment_account_key',
    ],
  ])('%s', (_, change, context, expected) => {
    expect(outcomeOf(() => checkOrder(order(change), facts(context)))).toEqual(expected);
  });
});

test.each<[string, Partial<FundOrder>, Parameters<typeof facts>[0], unknown]>([
  ['buys', {}, {}, { units: 8_100, price: 1_234_564, total: 9_999_97 }],
  ['sells the remaining units', SELL, { held: 10 }, { units: 10, price: 1_232_100, total: 12_32 }],
  ['sells nothing without units', SELL, { held: 0 }, '3073 amount'],
  ['buys nothing without cash', {}, lowFunds, '3073 amount'],
  ['buys nothing if a unit costs more than the amount', { amount: 1.23 }, {}, '0000 amount'],
])('on its day a scheduled order %s', (_, change, context, expected) => {
  expect(outcomeOf(() => tradeOnDay(order(change), facts(context)))).toEqual(expected);
});

test.each([
  [SELL, { held: 0 }, 'Saldo insuficiente'],
  [SELL, { held: 10 }, 'Saldo insuficiente: tienes 10 títulos.'],
  [SELL, { held: 1 }, 'Saldo insuficiente: tienes 1 título.'],
  [{}, lowFunds, 'Saldo insuficiente en tu cuenta de cheques.'],
])('the rejection of %j with %j states the reason: %s', (change, context, text) => {
  expect(() => checkOrder(order(change), facts(context))).toThrow(`3073: ${text}`);
});

test('the cost of held units is that of the purchases less the sold share', () => {
  const buy = (units: number, total: number) => ({
    operationType: 'BUY' as const,
    traded: { units, price: 1, total },
  });
  const sell = (units: number) => ({
    operationType: 'SELL' as const,
    traded: { units, price: 1, total: 9_999 },
  });
  expect(costOfHeld([])).toBe(0);
  expect(costOfHeld([buy(100, 1_000), buy(100, 3_000)])).toBe(4_000);
  expect(costOfHeld([buy(100, 1_000), buy(100, 3_000), sell(50)])).toBe(3_000);
  expect(costOfHeld([buy(100, 1_000), sell(100), buy(10, 200)])).toBe(200);
  expect(costOfHeld([sell(5)])).toBe(0);
});

test('enums match the specification', () => {
  expect(FundOperationType.options).toEqual(['BUY', 'SELL']);
  expect(FundTransactionType.options).toEqual(['onetime', 'scheduled']);
  expect(FundOperationStatus.options).toEqual(['SCHEDULED', 'PROCESSED', 'REJECTED', 'CANCELLED']);
});

test.each([
  ['execute', 'VALIDATE', true],
  ['execute', 'EXECUTE', true],
  ['execute', 'validate', false],
  ['execute', 'modify', false],
  ['change', 'modify', true],
  ['change', 'MODIFY', false],
  ['change', 'EXECUTE', false],
] as const)('the endpoint %s accepts the action %s: %s', (call, action_type, known) => {
  expect(z.safeParse(investmentFunds[call].body, { action_type, ...order() }).success).toBe(known);
});

test.each([
  ['DELETE', true],
  ['delete', false],
])('the endpoint change accepts the action %s without an order: %s', (action_type, known) => {
  expect(z.safeParse(investmentFunds.change.body, { action_type }).success).toBe(known);
});
