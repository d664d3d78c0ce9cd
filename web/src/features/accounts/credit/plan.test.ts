import { expect, test } from 'vitest';
import type { Instalment } from '#contract/domain/credit-product';
import { amountLeft } from './plan';

const instalment: Instalment = {
  number: 14,
  dueDate: '2026-12-05',
  payment: 5480.69,
  principal: 4000,
  interest: 1276.46,
  vat: 204.23,
  balance: 40_000,
  status: 'PENDING',
};

test.each([
  ['the whole payment if nothing was prepaid', { unpaid: 5480.69 }, 5480.69],
  ['the unpaid amount if a part was prepaid', { unpaid: 4457.49 }, 4457.49],
  ['the whole payment if the bank sends no unpaid amount', {}, 5480.69],
  ['the whole payment if the instalment is paid', { status: 'PAID', unpaid: 0 }, 5480.69],
] as const)('returns %s', (_, change, left) => expect(amountLeft({ ...instalment, ...change })).toBe(left));
