import { expect, test } from 'vitest';
import type { Recipient } from '#contract/recipients';
import { recipient } from '#web/testing/makers.ts';
import { withHold } from './recipient-hold';

const recipientOf = (accountType: Recipient['accountType'], change: Partial<Recipient> = {}) =>
  recipient('k', { accountType, ...change });

test.each([
  ['TPTLOAN', true, 'ON_HOLD'],
  ['TPTMORTGAGE', true, 'ON_HOLD'],
  ['TPTCC', true, 'ACTIVE'],
  ['TPTON', true, 'ACTIVE'],
  ['TPTLOAN', false, 'ACTIVE'],
] as const)('%s with credits on hold %s is %s', (accountType, creditsOnHold, status) =>
  expect(withHold(recipientOf(accountType), creditsOnHold).status).toBe(status),
);

test('a recipient on hold has no activation time', () => {
  const heldRecipient = recipientOf('TPTLOAN', {
    status: 'ON_HOLD',
    activeFrom: '2026-11-23T09:48:00-06:00',
  });
  expect(withHold(heldRecipient, true)).not.toHaveProperty('activeFrom');
  expect(withHold(heldRecipient, false)).toBe(heldRecipient);
});
