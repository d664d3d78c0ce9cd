import { expect, it } from 'vitest';
import { circleOf } from './circle';

it('finds files that need each other', () => {
  const needs = new Map([
    ['page', ['shared', 'first']],
    ['shared', ['first']],
    ['first', ['libraries']],
  ]);
  expect(circleOf(needs)).toBeNull();
  expect(circleOf(new Map([...needs, ['first', ['libraries', 'shared']]]))).toEqual([
    'shared',
    'first',
    'shared',
  ]);
});
