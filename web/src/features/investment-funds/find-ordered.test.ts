import { expect, test } from 'vitest';
import { isOrderedTrade } from './find-ordered';
import { draft } from './fund.fixture';
import { orderOf } from './order';

const order = orderOf(draft(), '2026-11-23');
const made = {
  key: 'new',
  transactionType: 'onetime',
  investmentAccount: { key: 'deuda', description: '', displayId: '' },
  amount: { amount: 10_000, currencyCode: 'MXN' },
} as const;

test.each([
  ['as ordered', {}, true],
  ['older than the order', { key: 'old' }, false],
  ['scheduled', { transactionType: 'scheduled' }, false],
  ['in another fund', { investmentAccount: { ...made.investmentAccount, key: 'liquidez' } }, false],
  ['for another amount', { amount: { ...made.amount, amount: 10_000.01 } }, false],
] as const)('recognizes a trade %s: %s %s', (_, change, isIt) => {
  expect(isOrderedTrade({ ...made, ...change }, { order, before: ['old'] })).toBe(isIt);
});
