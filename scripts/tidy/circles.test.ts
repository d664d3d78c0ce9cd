import { expect, it } from 'vitest';
import { circlesOf } from './circles';

it('finds files that need each other', () => {
  const needs = new Map([
    ['page', ['shared', 'first']],
    ['shared', ['first']],
    ['first', ['libraries']],
  ]);
  expect(circlesOf(needs)).toEqual([]);
  expect(circlesOf(new Map([...needs, ['first', ['libraries', 'shared']]]))).toEqual([
    ['first', 'shared', 'first'],
  ]);
});
