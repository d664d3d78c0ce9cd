import { expect, test } from 'vitest';
import { TestClock } from '#bank/testing/bank-under-test';
import { Attempts } from './attempts';

test('attempts are counted for ten thousand names, and those of the oldest names are dropped', () => {
  const attempts = new Attempts(new TestClock().read);
  for (let index = 0; index < 10_050; index += 1) attempts.fail(`nadie${index}`);
  expect(attempts.count('nadie0')).toBe(0);
  expect(attempts.count('nadie49')).toBe(0);
  expect(attempts.count('nadie50')).toBe(1);
  expect(attempts.count('nadie10049')).toBe(1);
});

test('failed attempts expire after fifteen minutes', () => {
  const systemClock = new TestClock();
  const attempts = new Attempts(systemClock.read);
  attempts.fail('ana');
  systemClock.pass(15 * 60_000 - 1);
  expect([attempts.count('ana'), attempts.wait('ana', 1)]).toEqual([1, 1]);
  systemClock.pass(1);
  expect([attempts.count('ana'), attempts.wait('ana', 1)]).toEqual([0, 0]);
});

test.each([
  ['back', -60],
  ['ahead', 60],
])('a system clock jump %s of an hour ends the wait, and the next wait lasts as usual', (_, jump) => {
  const systemClock = new TestClock();
  const attempts = new Attempts(systemClock.read);
  attempts.fail('ana');
  systemClock.pass(jump * 60_000);
  expect(attempts.wait('ana', 1)).toBe(0);
  attempts.fail('ana');
  expect(attempts.wait('ana', 1)).toBe(15 * 60);
});
