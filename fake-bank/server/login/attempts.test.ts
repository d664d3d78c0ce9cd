import { expect, test } from 'vitest';
import { TestWall } from '../../testing/bank-under-test';
import { Attempts } from './attempts';

test('names that nobody has fill no more than a bounded memory: the oldest are forgotten', () => {
  const attempts = new Attempts(new TestWall().read);
  for (let index = 0; index < 10_050; index += 1) attempts.fail(`nadie${index}`);
  expect(attempts.count('nadie0')).toBe(0);
  expect(attempts.count('nadie49')).toBe(0);
  expect(attempts.count('nadie50')).toBe(1);
  expect(attempts.count('nadie10049')).toBe(1);
});

test('what went wrong a quarter of an hour ago counts no more', () => {
  const wall = new TestWall();
  const attempts = new Attempts(wall.read);
  attempts.fail('ana');
  wall.pass(15 * 60_000 - 1);
  expect([attempts.count('ana'), attempts.wait('ana', 1)]).toEqual([1, 1]);
  wall.pass(1);
  expect([attempts.count('ana'), attempts.wait('ana', 1)]).toEqual([0, 0]);
});
