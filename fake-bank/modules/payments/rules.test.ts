import { describe, expect, test } from 'vitest';
import { isBankHoliday } from '#bank/core/calendar/holidays';
import { outcomeOf } from '#bank/testing/refusals';
import type { PaymentOrder } from '#contract/payments';
import { checkOrder, type Facts } from './rules';

const MORNING = Date.parse('2026-11-23T09:30:00-06:00');

const order = (change: Partial<PaymentOrder> = {}): PaymentOrder => ({
  transaction_type: 'ONETIME',
  operation_type: 'WITHRECEIPT',
  payment_type: 'TOTAL',
  effective_date: '2026-11-23',
  from_account_key: 'a',
  payee_key: 'p',
  amount: { amount: 318.4, currency_code: 'MXN' },
  bill_statement_properties: { bill_key: 'b' },
  ...change,
});

const facts = (change: Partial<Facts> = {}): Facts => ({
  from: {
    type: 'Cheques',
    currency: 'MXN',
    entitlements: [{ type: 'PAY_BILL', value: 'Y' }],
    available: 1_000_00,
  },
  merchant: {},
  payee: { status: 'ACTIVE' },
  bill: { owed: 318_40 },
  limit: 50_000_00,
  daily: 2_000_000_00,
  used: 0,
  now: MORNING,
  isHoliday: isBankHoliday,
  ...change,
});
const factsOfSource = (change: Partial<Facts['from']>): Partial<Facts> => ({
  from: { ...facts().from, ...change },
});
const pesos = (amount: number): Partial<PaymentOrder> => ({ amount: { amount, currency_code: 'MXN' } });
const tomorrow = { transaction_type: 'SCHEDULED', effective_date: '2026-11-24' } as const;
const partialPayment = { payment_type: 'PARTIAL' } as const;
const factsAtTime = (time: string): Partial<Facts> => ({ now: Date.parse(`2026-11-23T${time}-06:00`) });

/** Returns code and field of the error, or the amount charged. */
const outcome = (request: PaymentOrder, context: Facts): string | number =>
  outcomeOf(() => checkOrder(request, context).charged);

describe('an order for a bill', () => {
  test.each<[string, Partial<PaymentOrder>, Partial<Facts>, string | number]>([
    ['pays the full amount', {}, {}, 318_40],
    ['from a card', {}, factsOfSource({ type: 'Tarjeta de Crédito' }), '0000 from_account_key'],
    [
      'from an account that cannot pay bills',
      {},
      factsOfSource({ entitlements: [] }),
      'CZ_NOT_ENTITLED from_account_key',
    ],
    ['from a dollar account', {}, factsOfSource({ currency: 'USD' }), 17_64],
    ['to a payee on hold', {}, { payee: { status: 'ON_HOLD' } }, 318_40],
    ['to an inactive payee', {}, { payee: { status: 'INACTIVE' } }, '0000 payee_key'],
    ['to a blocked payee', {}, { payee: { status: 'BLOCKED' } }, '0000 payee_key'],
    ['for yesterday', { effective_date: '2026-11-22' }, {}, '0000 effective_date'],
    ['for tomorrow but not scheduled', { effective_date: '2026-11-24' }, {}, '0000 effective_date'],
    ['scheduled for today', { transaction_type: 'SCHEDULED' }, {}, '0000 effective_date'],
    ['scheduled', tomorrow, {}, 318_40],
    ['on a Sunday', { ...tomorrow, effective_date: '2026-11-29' }, {}, 318_40],
    ['on a bank holiday', { ...tomorrow, effective_date: '2026-12-25' }, {}, '0000 effective_date'],
    ['in 180 days', { ...tomorrow, effective_date: '2027-05-22' }, {}, 318_40],
    ['in 181 days', { ...tomorrow, effective_date: '2027-05-23' }, {}, '0000 effective_date'],
    ['for less than the full amount', pesos(318.39), {}, '0000 amount'],
    ['for a part', { ...partialPayment, ...pesos(0.01) }, {}, 1],
    ['for more than the debt', { ...partialPayment, ...pesos(900) }, {}, 900_00],
    ['for a paid bill', {}, { bill: { owed: 0 } }, 'CZ_BILL_PAID'],
    ['for a part of a paid bill', partialPayment, { bill: { owed: 0 } }, 'CZ_BILL_PAID'],
    [
      'for a part without a receipt',
      { ...partialPayment, operation_type: 'WITHOUTRECEIPT' },
      {},
      '0000 payment_type',
    ],
    ['before opening time', {}, factsAtTime('05:59:59'), '2185'],
    ['at opening time', {}, factsAtTime('06:00:00'), 318_40],
    ['at closing time', {}, factsAtTime('19:30:00'), '2185'],
    ['scheduled at night', tomorrow, factsAtTime('23:00:00'), 318_40],
    ['above the limit', {}, { limit: 318_39 }, '2082 amount'],
    ['scheduled above the limit', tomorrow, { limit: 318_39 }, '2082 amount'],
    ['above the rest of the daily limit', {}, { used: 2_000_000_00 - 318_39 }, '2081 amount'],
    ['for the rest of the daily limit', {}, { used: 2_000_000_00 - 318_40 }, 318_40],
    ['scheduled with the daily limit used up', tomorrow, { used: 2_000_000_00 }, 318_40],
    ['above the balance', {}, factsOfSource({ available: 318_39 }), 'CZ_INSUFFICIENT_FUNDS amount'],
    ['for the whole balance', {}, factsOfSource({ available: 318_40 }), 318_40],
    ['scheduled above the balance', tomorrow, factsOfSource({ available: 0 }), 318_40],
    [
      'above the balance in dollars',
      {},
      factsOfSource({ currency: 'USD', available: 17_63 }),
      'CZ_INSUFFICIENT_FUNDS amount',
    ],
    [
      'after closing time, above limit and balance',
      {},
      { ...factsAtTime('20:00:00'), limit: 1, ...factsOfSource({ available: 0 }) },
      '2185',
    ],
    ['above limit and balance', {}, { limit: 1, ...factsOfSource({ available: 0 }) }, '2082 amount'],
  ])('%s', (_, change, conditions, expected) => {
    expect(outcome(order(change), facts(conditions))).toBe(expected);
  });
});

describe('an order for a top-up', () => {
  const topUp = { operation_type: 'MOBILETOPUP', ...pesos(100) } as const;
  const topUpFacts: Partial<Facts> = {
    bill: undefined,
    merchant: { amounts: [30, 100, 230] },
    limit: 500_00,
  };
  test.each<[string, Partial<PaymentOrder>, Partial<Facts>, string | number]>([
    ['for an amount of the merchant', {}, {}, 100_00],
    ['for another amount', pesos(50), {}, '0000 amount'],
    ['for a part', partialPayment, {}, '0000 payment_type'],
    ['for a phone that is not saved', {}, { payee: undefined }, 100_00],
    ['just before closing time', {}, factsAtTime('20:44:59'), 100_00],
    ['at closing time', {}, factsAtTime('20:45:00'), '2185'],
    ['above the limit', pesos(230), { limit: 200_00 }, '2082 amount'],
    ['above the limit, for an amount that the merchant does not offer', pesos(500.01), {}, '2082 amount'],
    ['above the limit, in part', { ...partialPayment, ...pesos(500.01) }, {}, '0000 payment_type'],
    ['above the limit, at closing time', pesos(500.01), factsAtTime('20:45:00'), '2185'],
  ])('%s', (_, change, conditions, expected) => {
    expect(outcome(order({ ...topUp, ...change }), facts({ ...topUpFacts, ...conditions }))).toBe(expected);
  });
});
