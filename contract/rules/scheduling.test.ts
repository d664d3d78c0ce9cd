import { expect, test } from 'vitest';
import { schedulingProblem } from './scheduling';

test.each([
  ['2026-11-22', 'past'],
  ['2026-11-23', 'today'],
  ['2026-11-24', undefined],
  ['2027-05-22', undefined],
  ['2027-05-23', 'beyond-horizon'],
  ['2026-12-25', 'closed'],
])('on 23 November, an order scheduled for %s: %s', (date, problem) => {
  expect(schedulingProblem(date, '2026-11-23', (day) => day === '2026-12-25')).toBe(problem);
});
