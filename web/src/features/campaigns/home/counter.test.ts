import { expect, it } from 'vitest';
import { incrementCounter, MAX_TIMES, readCounter } from './counter';

it('the first offer opens automatically at most three times', () => expect(MAX_TIMES).toBe(3));

it.each([
  ['the first time', undefined, { offerKey: 'a', count: 1 }],
  ['once more', { offerKey: 'a', count: 2 }, { offerKey: 'a', count: 3 }],
  ['no more than three times', { offerKey: 'a', count: 3 }, undefined],
  ['anew when another offer is the first', { offerKey: 'b', count: 3 }, { offerKey: 'a', count: 1 }],
])('counts %s', (_, counter, next) => expect(incrementCounter(counter, 'a')).toEqual(next));

it.each([
  [null, undefined],
  ['{', undefined],
  ['{"offerKey":"a"}', undefined],
  ['{"offerKey":"a","count":"2"}', undefined],
  ['{"offerKey":"a","count":2}', { offerKey: 'a', count: 2 }],
])('parses %s as %o', (text, counter) => expect(readCounter(text)).toEqual(counter));
