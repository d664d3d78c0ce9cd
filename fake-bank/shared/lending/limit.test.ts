import { expect, test } from 'vitest';
import { type CustomerAccount, ledgerAccounts } from '#bank/core/ledger/accounts';
import type { RevolvingTerms } from '#bank/core/ledger/terms';
import { account, books } from '#bank/testing/books';
import { limitOn, raiseLimit } from './limit';
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
  ['before the first raise', '2026-11-22', 3_000_000],
  ['on the day of the first raise', '2026-11-23', 6_000_000],
  ['until the next raise', '2027-01-31', 6_000_000],
  ['since the last raise', '2027-02-01', 9_000_000],
])('limitOn returns the limit %s', (_, date, limit) => {
  expect(limitOn(card, date)).toBe(limit);
});

test('limitOn returns the agreed limit of a card without raises', () => {
  expect(limitOn({ limit: 3_000_000 }, '2026-11-22')).toBe(3_000_000);
});

test.each([
  [
    'once',
    [['2026-11-23', 6_000_000]],
    { limit: 6_000_000, earlierLimits: [{ limit: 3_000_000, until: '2026-11-23' }] },
  ],
  [
    'on two days',
    [
      ['2026-11-23', 6_000_000],
      ['2027-02-01', 9_000_000],
    ],
    { limit: card.limit, earlierLimits: card.earlierLimits },
  ],
  // A limit that changes again on its day is not kept.
  [
    'twice on the second of two days',
    [
      ['2026-11-23', 6_000_000],
      ['2027-02-01', 8_000_000],
      ['2027-02-01', 9_000_000],
    ],
    { limit: card.limit, earlierLimits: card.earlierLimits },
  ],
] as const)(
  'a card raised %s can be used up to its new limit and keeps its earlier limits',
  (_, raises, expectedLimits) => {
    const tx = books();
    const { earlierLimits, ...agreed } = card;
    let terms: RevolvingTerms = { ...agreed, limit: 3_000_000 };
    const newAccount: CustomerAccount = account({ key: 'card', floor: -3_000_000 });
    for (const [today, limit] of raises) {
      raiseLimit(tx, { ...newAccount, terms }, limit, today);
      const storedCard = tx.get(ledgerAccounts, 'card');
      expect(storedCard).toMatchObject({ key: 'card', customer: 'ana', floor: -limit });
      if (storedCard?.kind === 'customer' && storedCard.terms?.kind === 'revolving') terms = storedCard.terms;
    }
    expect(terms).toEqual({ ...agreed, ...expectedLimits });
  },
);

test('a statement keeps its minimum after the limit changes', () => {
  const history = { before: 0, entries: [{ date: '2026-11-01', amount: -1_000_000, balance: -1_000_000 }] };
  // 1.25 % of 30,000 in November; of 60,000 plus the arrears in December.
  expect(minimumOf(card, history, '2026-11-12').amountDue).toBe(37_500);
  expect(minimumOf(card, history, '2026-12-12').amountDue).toBe(75_000 + 37_500);
});
