import { expect, test } from 'vitest';
import type { Money } from '#contract/domain/money';
import { monthsOf, totalsOf } from './months';

const entriesOn = (...days: string[]) => days.map((effectiveDate) => ({ effectiveDate }));

test.each([
  ['no entries', entriesOn(), false, []],
  ['entries of one month', entriesOn('2026-11-30', '2026-11-01'), false, ['2026-11-01: 2']],
  [
    'entries of the oldest month, of which more follow,',
    entriesOn('2026-11-30', '2026-11-01'),
    true,
    ['2026-11-01: 2 so far'],
  ],
  [
    'entries of two months, newest first,',
    entriesOn('2026-11-01', '2026-10-31', '2026-10-02'),
    true,
    ['2026-11-01: 1', '2026-10-01: 2 so far'],
  ],
  [
    'entries of two months, oldest first,',
    entriesOn('2026-10-02', '2026-10-31', '2026-11-01'),
    true,
    ['2026-10-01: 2 so far', '2026-11-01: 1'],
  ],
  [
    'entries of the same month of two years',
    entriesOn('2026-11-20', '2025-11-20'),
    false,
    ['2026-11-01: 1', '2025-11-01: 1'],
  ],
])('groups %s by month', (_, entries, hasMore, months) => {
  const texts = monthsOf(entries, hasMore).map(
    ({ first, entries: monthEntries, isFullyLoaded }) =>
      `${first}: ${monthEntries.length}${isFullyLoaded ? '' : ' so far'}`,
  );
  expect(texts).toEqual(months);
});

const mxn = (amount: number | null): Money => ({ amount, currencyCode: 'MXN' });
const usd = (amount: number): Money => ({ amount, currencyCode: 'USD' });

test.each<[Money[], Money[]]>([
  [[], []],
  [[mxn(0.1), mxn(0.2)], [mxn(0.3)]],
  [[mxn(318.4), mxn(3218), mxn(81.85)], [mxn(3618.25)]],
  [[mxn(100), mxn(null)], []],
  [
    [mxn(100), usd(20), mxn(1), usd(0.5)],
    [mxn(101), usd(20.5)],
  ],
])('the totals of %j are %j', (amounts, totals) => {
  expect(totalsOf(amounts)).toEqual(totals);
});
