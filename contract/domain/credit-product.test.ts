import { expect, test } from 'vitest';
import { availableCreditOf, creditLimitOf } from './credit-product';

const amounts = (amount: number | null) => [{ amount, currencyCode: 'MXN' as const }];

test.each([
  ['a limit', amounts(60_000), 60_000],
  ['a negative limit', amounts(-60_000), 60_000],
  ['several limits, of which the first counts', [...amounts(60_000), ...amounts(5)], 60_000],
  ['an unknown limit', amounts(null), null],
  ['an empty list', [], null],
  ['a missing list', undefined, null],
])('creditLimitOf with %s', (_, creditLimit, limit) => expect(creditLimitOf({ creditLimit })).toBe(limit));

test.each([
  ['the available amount', amounts(41_257.45), 41_257.45],
  ['a negative amount', amounts(-10), -10],
  ['a missing list', undefined, null],
])('availableCreditOf with %s', (_, availableCredit, left) =>
  expect(availableCreditOf({ availableCredit })).toBe(left),
);
