import { expect, it } from 'vitest';
import { Goals } from './goals';

it('marks missed goals and lists them', () => {
  const goals = new Goals();
  expect(goals.atMost('a write', 50, 50, ' ms')).toBe('(at most 50 ms)');
  expect(goals.atLeast('a read', 0.5, 0.5)).toBe('(at least 0.5)');
  expect(goals.missed).toEqual([]);
  expect(goals.atMost('a write', 50.01, 50, ' ms')).toBe('(MISSED: at most 50 ms)');
  expect(goals.atLeast('a read', 0.49, 0.5)).toBe('(MISSED: at least 0.5)');
  expect(goals.atLeast('nothing', Number.NaN, 0.5)).toBe('(MISSED: at least 0.5)');
  expect(goals.missed).toEqual(['a write: at most 50 ms', 'a read: at least 0.5', 'nothing: at least 0.5']);
});
