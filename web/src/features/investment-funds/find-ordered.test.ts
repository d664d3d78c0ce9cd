import { expect, test } from 'vitest';
import { isOrderedTrade } from './find-ordered';
import { draft } from './fund.fixture';
import { orderOf } from './order';

const order = orderOf(draft(), '2026-11-23');
const operation = {
  key: 'new',
  transactionType: 'onetime',
  investmentAccount: { key: 'deuda', description: '', displayId: '' },
  amount: { amount: 10_000, currencyCode: 'MXN' },
} as const;

test.each([
  ['as ordered', {}, true],
  ['older than the order', { key: 'old' }, false],
  ['scheduled', { transactionType: 'scheduled' }, false],
  ['in another fund', { investmentAccount: { ...operation.investmentAccount, key: 'liquidez' } }, false],
  ['for another amount', { amount: { ...operation.amount, amount: 10_000.01 } }, false],
] as const)('compares a trade %s (%j) with the order: %s', (_, change, isMatch) => {
  expect(isOrderedTrade({ ...operation, ...change }, { order, earlierKeys: ['old'] })).toBe(isMatch);
});
