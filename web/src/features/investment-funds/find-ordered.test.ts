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
  ['as it was ordered', {}, true],
  ['there already', { key: 'old' }, false],
  ['scheduled', { transactionType: 'scheduled' }, false],
  ['of another fund', { investmentAccount: { ...made.investmentAccount, key: 'liquidez' } }, false],
  ['of another amount', { amount: { ...made.amount, amount: 10_000.01 } }, false],
] as const)('one that is %s is taken for it: %s %s', (_, change, isIt) => {
  expect(isOrderedTrade({ ...made, ...change }, { order, before: ['old'] })).toBe(isIt);
});
