import { describe, expect, it } from 'vitest';
import { verdictOf } from '#bank/testing/refusals';
import type { Offer } from './offer';
import { checkOffered, checkProperties } from './rules';

const loan = {
  product: 'SPL',
  amount: 15_000_000,
  minimum: 1_000_000,
  step: 100_000,
  yearlyRate: 24,
  deadlines: [12, 24],
} as const satisfies Partial<Offer>;
const increase = { ...loan, product: 'CLI', amount: 9_000_000, deadlines: [] } as const;
const card = { ...increase, product: 'TDC' } as const;

const chosen = { amount: 100_000, deadline: 24, payment: 5_480.69 };
const issued = { amount: 90_000, embossing_name: 'ANA LUCIA HERRERA', branch_id: '003' };
const isBranch = (id: string) => id === '003';

describe('what is chosen of an offer', () => {
  it.each([
    ['an amount and a term', loan, chosen, 'passes'],
    [
      'all of it, in no step',
      { ...loan, amount: 15_012_345 },
      { amount: 150_123.45, deadline: 24, payment: 8_227.81 },
      'passes',
    ],
    ['the least', loan, { amount: 10_000, deadline: 12, payment: 964.27 }, 'passes'],
    ['a centavo more', loan, { ...chosen, amount: 150_000.01 }, '0000 offer_properties.amount'],
    ['a centavo less than the least', loan, { ...chosen, amount: 9_999.99 }, '0000 offer_properties.amount'],
    ['between two steps', loan, { ...chosen, amount: 100_500 }, '0000 offer_properties.amount'],
    ['no term', loan, { amount: 100_000 }, '0000 offer_properties.deadline'],
    ['a term that is not offered', loan, { ...chosen, deadline: 23 }, '0000 offer_properties.deadline'],
    ['no instalment', loan, { amount: 100_000, deadline: 24 }, '0000 offer_properties.payment'],
    ['an instalment rounded up', loan, { ...chosen, payment: 5_480.7 }, '0000 offer_properties.payment'],
    [
      'a name on a loan',
      loan,
      { ...chosen, embossing_name: 'ANA HERRERA' },
      '0000 offer_properties.embossing_name',
    ],
    ['a branch for a loan', loan, { ...chosen, branch_id: '003' }, '0000 offer_properties.branch_id'],
    ['an account of a loan', loan, { ...chosen, deposit_account_key: 'ana-nomina' }, 'passes'],
    [
      'an account of a limit',
      increase,
      { amount: 90_000, deposit_account_key: 'ana-nomina' },
      '0000 offer_properties.deposit_account_key',
    ],
    ['the whole new limit', increase, { amount: 90_000 }, 'passes'],
    ['a part of it', increase, { amount: 80_000 }, '0000 offer_properties.amount'],
    ['a term of a limit', increase, { amount: 90_000, deadline: 12 }, '0000 offer_properties.deadline'],
    ['an instalment of a limit', increase, { amount: 90_000, payment: 1 }, '0000 offer_properties.payment'],
    ['a card', card, issued, 'passes'],
    ['no name', card, { amount: 90_000, branch_id: '003' }, '0000 offer_properties.embossing_name'],
    ['a single word', card, { ...issued, embossing_name: 'ANA' }, '0000 offer_properties.embossing_name'],
    ['an accent', card, { ...issued, embossing_name: 'ANA LUCÍA' }, '0000 offer_properties.embossing_name'],
    ['21 letters', card, { ...issued, embossing_name: 'ANA LUCIA HERRERA DIA' }, 'passes'],
    [
      '22 letters',
      card,
      { ...issued, embossing_name: 'ANA LUCIA HERRERA DIAZ' },
      '0000 offer_properties.embossing_name',
    ],
    ['no branch', card, { amount: 90_000, embossing_name: 'ANA HERRERA' }, '0000 offer_properties.branch_id'],
    ['a branch that is not', card, { ...issued, branch_id: '099' }, '0000 offer_properties.branch_id'],
  ])('%s', (_, offer, properties, expected) => {
    const terms = { ...offer, deadlines: [...offer.deadlines] };
    expect(verdictOf(() => void checkProperties(terms, properties, isBranch))).toBe(expected);
  });
});

describe('an offer stands', () => {
  it.each([
    ['on its last day', '2026-12-19', 'passes'],
    ['no longer after it', '2026-12-20', 'CZ_OFFER_EXPIRED'],
  ])('%s', (_, today, expected) => {
    expect(verdictOf(() => checkOffered({ endDate: '2026-12-19' }, today))).toBe(expected);
  });
});
