import { expect, test } from 'vitest';
import { nextOption } from './moves';

const ids = ['a', 'b', 'c'];

test.each<[key: string, active: string | undefined, next: string | undefined]>([
  ['ArrowDown', undefined, 'a'],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowUp', undefined, 'c'],
  ['ArrowUp', 'b', 'a'],
  ['ArrowUp', 'a', 'c'],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
  ['Enter', 'a', undefined],
  ['x', 'a', undefined],
])('%s from %s moves to %s', (key, active, next) => expect(nextOption(key, ids, active)).toBe(next));

test('no key selects an option without results', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End'])
    expect(nextOption(key, [], undefined)).toBeUndefined();
});
