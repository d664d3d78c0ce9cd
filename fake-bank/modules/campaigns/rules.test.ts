import { describe, expect, it } from 'vitest';
import { verdictOf } from '#bank/testing/refusals';
import type { Offer } from './offer';
import { checkNotExpired, checkProperties } from './rules';

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

const loanProperties = { amount: 100_000, deadline: 24, payment: 5_480.69 };
const issued = { amount: 90_000, embossing_name: 'ANA LUCIA HERRERA', branch_id: '003' };
const isBranch = (id: string) => id === '003';

describe('checkProperties', () => {
  it.each([
    ['accepts an amount and a term', loan, loanProperties, 'passes'],
    [
      'accepts the full amount between two steps',
      { ...loan, amount: 15_012_345 },
      { amount: 150_123.45, deadline: 24, payment: 8_227.81 },
      'passes',
    ],
    ['accepts the minimum', loan, { amount: 10_000, deadline: 12, payment: 964.27 }, 'passes'],
    [
      'rejects a centavo above the maximum',
      loan,
      { ...loanProperties, amount: 150_000.01 },
      '0000 offer_properties.amount',
    ],
    [
      'rejects a centavo below the minimum',
      loan,
      { ...loanProperties, amount: 9_999.99 },
      '0000 offer_properties.amount',
    ],
    [
      'rejects an amount between two steps',
      loan,
      { ...loanProperties, amount: 100_500 },
      '0000 offer_properties.amount',
    ],
    ['rejects a missing term', loan, { amount: 100_000 }, '0000 offer_properties.deadline'],
    [
      'rejects a term that is not offered',
      loan,
      { ...loanProperties, deadline: 23 },
      '0000 offer_properties.deadline',
    ],
    [
      'rejects a missing instalment',
      loan,
      { amount: 100_000, deadline: 24 },
      '0000 offer_properties.payment',
    ],
    [
      'rejects an instalment rounded up',
      loan,
      { ...loanProperties, payment: 5_480.7 },
      '0000 offer_properties.payment',
    ],
    [
      'rejects an embossing name for a loan',
      loan,
      { ...loanProperties, embossing_name: 'ANA HERRERA' },
      '0000 offer_properties.embossing_name',
    ],
    [
      'rejects a branch for a loan',
      loan,
      { ...loanProperties, branch_id: '003' },
      '0000 offer_properties.branch_id',
    ],
    [
      'accepts a deposit account for a loan',
      loan,
      { ...loanProperties, deposit_account_key: 'ana-nomina' },
      'passes',
    ],
    [
      'rejects a deposit account for a limit increase',
      increase,
      { amount: 90_000, deposit_account_key: 'ana-nomina' },
      '0000 offer_properties.deposit_account_key',
    ],
    ['accepts the whole new limit', increase, { amount: 90_000 }, 'passes'],
    ['rejects a part of the new limit', increase, { amount: 80_000 }, '0000 offer_properties.amount'],
    [
      'rejects a term for a limit increase',
      increase,
      { amount: 90_000, deadline: 12 },
      '0000 offer_properties.deadline',
    ],
    [
      'rejects an instalment for a limit increase',
      increase,
      { amount: 90_000, payment: 1 },
      '0000 offer_properties.payment',
    ],
    ['accepts a card', card, issued, 'passes'],
    [
      'rejects a missing embossing name',
      card,
      { amount: 90_000, branch_id: '003' },
      '0000 offer_properties.embossing_name',
    ],
    [
      'rejects a single word as embossing name',
      card,
      { ...issued, embossing_name: 'ANA' },
      '0000 offer_properties.embossing_name',
    ],
    [
      'rejects an accent in the embossing name',
      card,
      { ...issued, embossing_name: 'ANA LUCÍA' },
      '0000 offer_properties.embossing_name',
    ],
    [
      'accepts 21 letters in the embossing name',
      card,
      { ...issued, embossing_name: 'ANA LUCIA HERRERA DIA' },
      'passes',
    ],
    [
      'rejects 22 letters in the embossing name',
      card,
      { ...issued, embossing_name: 'ANA LUCIA HERRERA DIAZ' },
      '0000 offer_properties.embossing_name',
    ],
    [
      'rejects a missing branch',
      card,
      { amount: 90_000, embossing_name: 'ANA HERRERA' },
      '0000 offer_properties.branch_id',
    ],
    ['rejects an unknown branch', card, { ...issued, branch_id: '099' }, '0000 offer_properties.branch_id'],
  ])('%s', (_, offer, properties, expected) => {
    const terms = { ...offer, deadlines: [...offer.deadlines] };
    expect(verdictOf(() => void checkProperties(terms, properties, isBranch))).toBe(expected);
  });
});

describe('an offer', () => {
  it.each([
    ['is valid on its last day', '2026-12-19', 'passes'],
    ['is expired the day after', '2026-12-20', 'CZ_OFFER_EXPIRED'],
  ])('%s', (_, today, expected) => {
    expect(verdictOf(() => checkNotExpired({ endDate: '2026-12-19' }, today))).toBe(expected);
  });
});
