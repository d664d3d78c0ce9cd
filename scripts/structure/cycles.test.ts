import { expect, it } from 'vitest';
import { findCycles } from './cycles';

it('finds files that import each other', () => {
  const needs = new Map([
    ['page', ['shared', 'first']],
    ['shared', ['first']],
    ['first', ['libraries']],
  ]);
  expect(findCycles(needs)).toEqual([]);
  expect(findCycles(new Map([...needs, ['first', ['libraries', 'shared']]]))).toEqual([
    ['first', 'shared', 'first'],
  ]);
});
