import { expect, test } from 'vitest';
import { earliestFailureOnHome, readDismissed, saveDismissed } from './dismissed-failures';

const fakeStorage = (initial?: string) => {
  const values = new Map(initial === undefined ? [] : [['dismissedFailures:ana', initial]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

test('keeps the dismissed orders of each customer, and restores one', () => {
  const storage = fakeStorage();
  saveDismissed('ana', 'a', true, storage);
  saveDismissed('ana', 'b', true, storage);
  saveDismissed('ana', 'a', true, storage);
  expect(readDismissed('ana', storage)).toEqual(['b', 'a']);
  saveDismissed('ana', 'b', false, storage);
  expect(readDismissed('ana', storage)).toEqual(['a']);
  expect(readDismissed('luis', storage)).toEqual([]);
});

test('forgets the oldest of more than a hundred', () => {
  const storage = fakeStorage();
  for (let index = 0; index <= 100; index++) saveDismissed('ana', `${index}`, true, storage);
  expect(readDismissed('ana', storage)).toHaveLength(100);
  expect(readDismissed('ana', storage)[0]).toBe('1');
});

test.each(['', '{', '{"a":1}', '[1]'])('reads %j as no dismissed order', (text) =>
  expect(readDismissed('ana', fakeStorage(text))).toEqual([]),
);

test('shows the failed orders of seven days, today included', () =>
  expect(earliestFailureOnHome('2026-11-24')).toBe('2026-11-18'));
