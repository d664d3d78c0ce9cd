import { expect, it } from 'vitest';
import { countedOnce, MOST_TIMES, readCounter } from './counter';

it('an offer shows by itself three times at most', () => expect(MOST_TIMES).toBe(3));

it.each([
  ['for the first time', undefined, { offerKey: 'a', count: 1 }],
  ['once more', { offerKey: 'a', count: 2 }, { offerKey: 'a', count: 3 }],
  ['no more', { offerKey: 'a', count: 3 }, undefined],
  [
    'from the beginning, where another one is the first now',
    { offerKey: 'b', count: 3 },
    { offerKey: 'a', count: 1 },
  ],
])('%s', (_, stored, counted) => expect(countedOnce(stored, 'a')).toEqual(counted));

it.each([
  [null, undefined],
  ['{', undefined],
  ['{"offerKey":"a"}', undefined],
  ['{"offerKey":"a","count":"2"}', undefined],
  ['{"offerKey":"a","count":2}', { offerKey: 'a', count: 2 }],
])('of %s is read %o', (text, read) => expect(readCounter(text)).toEqual(read));
