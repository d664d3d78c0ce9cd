import { expect, test } from 'vitest';
import { requestedYear, yearsOf } from './years';

const statementsEnding = (...ends: string[]) => ends.map((endDate) => ({ endDate }));

test.each([
  ['newest first', statementsEnding('2026-10-31', '2026-09-30', '2025-12-31'), null, ['2026', '2025']],
  ['complemented by the requested year', statementsEnding('2026-10-31'), '2019', ['2026', '2019']],
  ['empty without statements', [], null, []],
])('years are %s', (_, statements, requested, years) => {
  expect(yearsOf(statements, requested)).toEqual(years);
});

test.each([
  ['year=2025', '2025'],
  ['year=dos', null],
  ['year=20255', null],
  ['', null],
])('the URL "%s" requests the year %s', (search, year) => {
  expect(requestedYear(new URLSearchParams(search))).toBe(year);
});
