import { expect, test } from 'vitest';
import { verdictOf } from '#bank/testing/refusals';
import { checkCustomer } from './check-customer';

test.each([
  ['accepts the customer of the session', 'ana', 'passes'],
  ['accepts no customer', undefined, 'passes'],
  ['rejects another customer', 'luis', 'CZ_OTHER_CUSTOMER'],
  ['rejects an empty customer', '', 'CZ_OTHER_CUSTOMER'],
])('checkCustomer: %s', (_, requestedCustomer, expected) => {
  expect(verdictOf(() => checkCustomer('ana', requestedCustomer))).toBe(expected);
});
