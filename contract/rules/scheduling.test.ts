import { expect, test } from 'vitest';
import { isBankDay, schedulingProblem } from './scheduling';

test.each([
  ['2026-11-22', 'past'],
  ['2026-11-23', 'today'],
  ['2026-11-24', undefined],
  ['2027-05-22', undefined],
  ['2027-05-23', 'beyond-horizon'],
  ['2026-12-25', 'closed'],
])('on 23 November, the problem of an order scheduled for %s: %s', (date, problem) => {
  expect(schedulingProblem(date, '2026-11-23', (day) => day === '2026-12-25')).toBe(problem);
});

test.each([
  ['2026-11-27', true],
  ['2026-11-28', false],
  ['2026-11-29', false],
  ['2026-12-25', false],
])('%s is a bank day: %s', (date, expected) => {
  expect(isBankDay(date, (day) => day === '2026-12-25')).toBe(expected);
});
