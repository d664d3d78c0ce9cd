import { expect, test } from 'vitest';
import { availableCreditOf, creditLimitOf } from './credit-product';

const of = (amount: number | null) => [{ amount, currencyCode: 'MXN' as const }];

test.each([
  ['a limit', of(60_000), 60_000],
  ['one that the bank sends below zero', of(-60_000), 60_000],
  ['of several the first', [...of(60_000), ...of(5)], 60_000],
  ['one that is not known', of(null), null],
  ['none', [], null],
  ['nothing', undefined, null],
])('%s', (_, creditLimit, limit) => expect(creditLimitOf({ creditLimit })).toBe(limit));

test.each([
  ['what is left', of(41_257.45), 41_257.45],
  ['less than nothing', of(-10), -10],
  ['nothing', undefined, null],
])('available: %s', (_, availableCredit, left) => expect(availableCreditOf({ availableCredit })).toBe(left));
