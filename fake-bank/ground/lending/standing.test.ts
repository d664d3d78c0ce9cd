import { describe, expect, it } from 'vitest';
import type { InstalmentTerms } from '../ledger/terms';
import { standingOf } from './standing';

/** 5,480.69 due on 5 Oct, 5 Nov and 7 Dec 2026…; the balances after are 96,839.31, 93,605.30… */
const terms: InstalmentTerms = {
  kind: 'instalments',
  principal: 10_000_000,
  yearlyRate: 24,
  vat: true,
  term: 24,
  firstDueDate: '2026-10-05',
};
const A = 548_069;
const AFTER_1 = 9_683_931;
const AFTER_2 = 9_360_530;

describe('a loan stands', () => {
  it.each([
    // what is owed on a day; paid, overdue, oldest and next with something unpaid, and how much of it
    ['before its first day', 10_000_000, '2026-10-04', 0, 0, 1, 1, A],
    ['on its first day, charged', 10_232_000, '2026-10-05', 0, 0, 1, 1, A],
    ['paid on its first day', AFTER_1, '2026-10-05', 1, 0, 2, 2, A],
    ['a day late', 10_232_000, '2026-10-06', 0, A, 1, 2, A],
    ['late, and partly paid', 10_232_000 - 100_000, '2026-10-06', 0, A - 100_000, 1, 2, A],
    ['two instalments late', AFTER_2 + 2 * A, '2026-11-06', 0, 2 * A, 1, 3, A],
    ['the older of two paid', AFTER_2 + A, '2026-11-06', 1, A, 2, 3, A],
    ['one late and one due today', AFTER_2 + 2 * A, '2026-11-05', 0, A, 1, 2, A],
    // Paid ahead, an instalment saves the interest of the months to come.
    ['paid on its first day, and the next one ahead', AFTER_1 - A, '2026-10-05', 2, 0, 3, 3, A - 13_012],
  ])('%s', (_, owed, today, paid, overdue, oldest, next, unpaid) => {
    const standing = standingOf(terms, owed, today);
    expect(standing).toMatchObject({ paid, overdue });
    expect(standing.oldest?.number).toBe(oldest);
    expect(standing.next).toMatchObject({ number: next, status: 'PENDING' });
    expect(Math.abs((standing.next?.unpaid ?? 0) - unpaid)).toBeLessThanOrEqual(1);
  });

  it('at nothing when it is paid back, however early', () => {
    const standing = standingOf(terms, 0, '2026-11-06');
    expect(standing).toMatchObject({ paid: 24, overdue: 0, principal: 0 });
    expect(standing.next).toBeUndefined();
    expect(standing.oldest).toBeUndefined();
  });

  it('overdue as a whole after its last day', () => {
    const standing = standingOf(terms, 548_100, '2028-10-01');
    expect(standing).toMatchObject({ paid: 23, overdue: 548_100 });
    expect(standing.next).toBeUndefined();
    expect(standing.oldest?.number).toBe(24);
  });

  it('with a balance that leaves unpaid interest out', () => {
    expect(standingOf(terms, 10_232_000, '2026-10-06').principal).toBe(10_000_000);
    expect(standingOf(terms, 10_132_000, '2026-10-06').principal).toBe(10_000_000);
    expect(standingOf(terms, 9_900_000, '2026-10-06').principal).toBe(9_900_000);
  });
});

it('what is asked for is what settles the instalment', () => {
  for (const paidAhead of [1, 100_000, A - 20_000]) {
    const owed = AFTER_1 - paidAhead;
    const asked = standingOf(terms, owed, '2026-10-20').next?.unpaid ?? 0;
    const settled = standingOf(terms, owed - asked, '2026-10-20');
    expect(settled.next?.number).toBe(3);
    expect(asked).toBeLessThanOrEqual(A - paidAhead);
  }
});
