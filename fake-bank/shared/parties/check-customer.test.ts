import { expect, test } from 'vitest';
import { verdictOf } from '#bank/testing/refusals';
import { checkCustomer } from './check-customer';

test.each([
  ['the session’s own', 'ana', 'passes'],
  ['nobody in particular', undefined, 'passes'],
  ['another’s', 'luis', 'CZ_OTHER_CUSTOMER'],
  ['nobody’s', '', 'CZ_OTHER_CUSTOMER'],
])('a customer is asked for by %s', (_, asked, expected) => {
  expect(verdictOf(() => checkCustomer('ana', asked))).toBe(expected);
});
