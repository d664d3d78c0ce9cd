import { expect, test } from 'vitest';
import type { RevolvingTerms } from '../ledger/terms';
import { limitOn } from './limit';
import { minimumOf } from './minimum';

const card: RevolvingTerms = {
  kind: 'revolving',
  limit: 9_000_000,
  earlierLimits: [
    { limit: 3_000_000, until: '2026-11-23' },
    { limit: 6_000_000, until: '2027-02-01' },
  ],
  yearlyRate: 45,
  cutOffDay: 12,
};

test.each([
  ['before it was ever raised', '2026-11-22', 3_000_000],
  ['at the end of the day on which it was', '2026-11-23', 6_000_000],
  ['until it was raised again', '2027-01-31', 6_000_000],
  ['since', '2027-02-01', 9_000_000],
])('%s', (_, date, limit) => {
  expect(limitOn(card, date)).toBe(limit);
});

test('a statement keeps the minimum that it asked for, whatever the limit is since', () => {
  const history = { before: 0, entries: [{ date: '2026-11-01', amount: -1_000_000, balance: -1_000_000 }] };
  // 1.25 % of 30,000 in November, of 60,000 and the arrears in December.
  expect(minimumOf(card, history, '2026-11-12').asked).toBe(37_500);
  expect(minimumOf(card, history, '2026-12-12').asked).toBe(75_000 + 37_500);
});
