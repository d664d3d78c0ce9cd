import { expect, test } from 'vitest';
import { State } from '#bank/core/storage/collection';
import { Transaction } from '#bank/core/storage/transaction';
import { countUse, customerLimitOf, DAILY, maximumOf, setCustomerLimit, usedOn } from './limits';
import { limitStateOf } from './rules';

const BILLS = 'BillPayments';
const DAY = '2026-11-23';
const books = () => new Transaction(new State());
const use = (amount: number, change: object = {}) =>
  ({
    customer: 'ana',
    limitKey: BILLS,
    day: DAY,
    amount,
    ...change,
  }) as const;

test('the limit is the maximum of the bank until the customer sets one for a category', () => {
  const tx = books();
  expect(maximumOf(BILLS)).toBe(50_000_00);
  expect(maximumOf('MobileTopUp')).toBe(500_00);
  expect(customerLimitOf(tx, 'ana', BILLS)).toBe(50_000_00);
  setCustomerLimit(tx, { customer: 'ana', limitKey: BILLS, amount: 100_00 });
  expect(customerLimitOf(tx, 'ana', BILLS)).toBe(100_00);
  expect(customerLimitOf(tx, 'luis', BILLS)).toBe(50_000_00);
  expect(customerLimitOf(tx, 'ana', 'MobileTopUp')).toBe(500_00);
});

test('a limit of zero does not count as an unset limit', () => {
  const tx = books();
  setCustomerLimit(tx, { customer: 'ana', limitKey: BILLS, amount: 0 });
  expect(customerLimitOf(tx, 'ana', BILLS)).toBe(0);
});

test('use adds up by customer, category and day', () => {
  const tx = books();
  expect(usedOn(tx, 'ana', BILLS, DAY)).toBe(0);
  countUse(tx, use(30_00));
  countUse(tx, use(12_50));
  countUse(tx, use(1, { customer: 'luis' }));
  countUse(tx, use(2, { limitKey: 'SAP' }));
  countUse(tx, use(3, { day: '2026-11-24' }));
  expect(usedOn(tx, 'ana', BILLS, DAY)).toBe(42_50);
});

test('returned amounts free the limit up to the used amount', () => {
  const tx = books();
  countUse(tx, use(30_00));
  countUse(tx, use(-10_00));
  expect(usedOn(tx, 'ana', BILLS, DAY)).toBe(20_00);
  countUse(tx, use(-50_00));
  expect(usedOn(tx, 'ana', BILLS, DAY)).toBe(0);
});

test('use counts for the day of the bank clock in Mexico City', () => {
  const tx = books();
  countUse(tx, use(30_00));
  const allowed = (now: string) => limitStateOf(tx, { customer: 'ana', now: Date.parse(now) }, BILLS);
  expect(allowed('2026-11-24T05:59:59Z')).toEqual({ limit: 50_000_00, daily: DAILY, used: 30_00 });
  expect(allowed('2026-11-24T06:00:00Z')).toEqual({ limit: 50_000_00, daily: 2_000_000_00, used: 0 });
});
