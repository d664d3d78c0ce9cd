import { expect, test } from 'vitest';
import { checkPeriod } from './period';

test.each([
  ['2026-11-01', '2026-11-01', 0],
  ['2026-11-02', '2026-11-01', 1],
  ['', '2026-11-01', 0],
  ['2026-11-02', '', 0],
])('from %j to %j has %i errors', (start_date, end_date, errors) => {
  expect(Object.keys(checkPeriod({ start_date, end_date }))).toHaveLength(errors);
});
