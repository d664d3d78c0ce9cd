import { expect, test } from 'vitest';
import { requestedYear, yearsOf } from './years';

const ending = (...ends: string[]) => ends.map((endDate) => ({ endDate }));

test.each([
  ['newest first', ending('2026-10-31', '2026-09-30', '2025-12-31'), null, ['2026', '2025']],
  ['with the requested one', ending('2026-10-31'), '2019', ['2026', '2019']],
  ['empty without statements', [], null, []],
])('years are %s', (_, statements, asked, years) => {
  expect(yearsOf(statements, asked)).toEqual(years);
});

test.each([
  ['year=2025', '2025'],
  ['year=dos', null],
  ['year=20255', null],
  ['', null],
])('"%s" requests %s', (address, year) => {
  expect(requestedYear(new URLSearchParams(address))).toBe(year);
});
