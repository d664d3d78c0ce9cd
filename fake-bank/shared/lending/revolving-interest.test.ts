import { expect, test } from 'vitest';
import type { RevolvingTerms } from '#bank/core/ledger/terms';
import type { BankDate } from '#contract/domain/dates';
import type { Entry } from './history';
import { periodEnding } from './period';
import { interestOf } from './revolving-interest';

/** 1,000 pesos are due at the cut-off of 12 November 2026; the interest-free period ends on 2 December. */
function december(movements: readonly (readonly [date: BankDate, amount: number])[]) {
  const entries: Entry[] = [];
  for (const [date, amount] of [['2026-11-10', -1_000_00] as const, ...movements])
    entries.push({ date, amount, balance: (entries.at(-1)?.balance ?? 0) + amount });
  return interestOf({ yearlyRate: 45, limit: 40_000_00 }, { before: 0, entries }, periodEnding('2026-12-12'));
}

test.each([
  ['in full on its due date', [['2026-12-02', 1_000_00]], 0],
  [
    'in parts',
    [
      ['2026-11-20', 400_00],
      ['2026-12-02', 600_00],
    ],
    0,
  ],
  // The statement must be paid by its due date; the balance need not be zero then. Purchases after the
  // cut-off belong to the next statement, even on the due date.
  [
    'in full and drawn again at once',
    [
      ['2026-12-02', 1_000_00],
      ['2026-12-02', -1_000_00],
    ],
    0,
  ],
  [
    'in full after another purchase on the due date',
    [
      ['2026-12-02', -1_000_00],
      ['2026-12-02', 1_000_00],
    ],
    0,
  ],
  // 30 days of 1,000 × 45 % ÷ 360, less the days after the payment
  ['except for one centavo', [['2026-12-02', 999_99]], 23_75],
  ['a day late', [['2026-12-03', 1_000_00]], 25_00],
  [
    'a day late and drawn again at once',
    [
      ['2026-12-03', 1_000_00],
      ['2026-12-03', -1_000_00],
    ],
    37_50,
  ],
] as const)('computes the interest of a statement paid %s', (_, movements, interest) =>
  expect(december(movements).interest).toBe(interest),
);

const owing = (owed: number, limits: Pick<RevolvingTerms, 'limit' | 'earlierLimits'>) =>
  interestOf({ yearlyRate: 36, ...limits }, { before: -owed, entries: [] }, periodEnding('2026-12-12'))
    .interest;

test.each([
  // 30 days × 36 % ÷ 360 = 3 %
  ['twice the limit', 20_000_00, { limit: 10_000_00 }, 600_00],
  ['a centavo more than twice the limit', 20_000_01, { limit: 10_000_00 }, 600_00],
  ['more than the safe integer range', 2 ** 53, { limit: 10_000_00 }, 600_00],
  [
    'twice a limit raised in the period',
    20_000_00,
    { limit: 10_000_00, earlierLimits: [{ limit: 5_000_00, until: '2026-12-01' as const }] },
    600_00,
  ],
  [
    'four times a limit raised after the period',
    20_000_00,
    { limit: 10_000_00, earlierLimits: [{ limit: 5_000_00, until: '2026-12-13' as const }] },
    300_00,
  ],
])('interest on a debt of %s is capped at twice the limit', (_, owed, limits, interest) =>
  expect(owing(owed, limits)).toBe(interest),
);

test('days above the interest-bearing cap do not compensate for days below it', () => {
  const entries: Entry[] = [{ date: '2026-12-03', amount: 990_000_00, balance: -10_000_00 }];
  const period = periodEnding('2026-12-12');
  const terms = { yearlyRate: 36, limit: 10_000_00 };
  // 20 days of 20,000 and 10 of 10,000
  expect(interestOf(terms, { before: -1_000_000_00, entries }, period).interest).toBe(500_00);
});

test.each([
  // 30 days of 1,000 × 45 % ÷ 360
  ['on the last day of the period bears no interest in the period', '2026-12-12', 37_50],
  // 20 days of 1,000 and 10 of 1,100
  ['on another day bears interest like a purchase', '2026-12-03', 38_75],
])('a charge %s', (_, date, interest) => {
  const entries: Entry[] = [{ date, amount: -100_00, balance: -1_100_00, charge: 'interest' }];
  const terms = { yearlyRate: 45, limit: 40_000_00 };
  expect(interestOf(terms, { before: -1_000_00, entries }, periodEnding('2026-12-12')).interest).toBe(
    interest,
  );
});
