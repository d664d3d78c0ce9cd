import { expect, test } from 'vitest';
import { monthsOf, totalOf } from './months';

const on = (...days: string[]) => days.map((effectiveDate) => ({ effectiveDate }));

test.each([
  ['none', on(), false, []],
  ['one month', on('2026-11-30', '2026-11-01'), false, ['2026-11-01: 2']],
  ['the oldest while more follow', on('2026-11-30', '2026-11-01'), true, ['2026-11-01: 2 so far']],
  [
    'two, newest first',
    on('2026-11-01', '2026-10-31', '2026-10-02'),
    true,
    ['2026-11-01: 1', '2026-10-01: 2 so far'],
  ],
  [
    'two, oldest first',
    on('2026-10-02', '2026-10-31', '2026-11-01'),
    true,
    ['2026-10-01: 2 so far', '2026-11-01: 1'],
  ],
  ['the same month of two years', on('2026-11-20', '2025-11-20'), false, ['2026-11-01: 1', '2025-11-01: 1']],
])('%s', (_, entries, more, months) => {
  const shown = monthsOf(entries, more).map(
    ({ first, entries: those, isWhole }) => `${first}: ${those.length}${isWhole ? '' : ' so far'}`,
  );
  expect(shown).toEqual(months);
});

test.each([
  [[], 0],
  [[0.1, 0.2], 30],
  [[318.4, 3218, 81.85], 361825],
  [[100, null], null],
])('%j come to %j centavos', (amounts, total) => {
  expect(totalOf(amounts.map((amount) => ({ amount, currencyCode: 'MXN' as const })))).toBe(total);
});
