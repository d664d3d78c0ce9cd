import { expect, it } from 'vitest';
import type { Offer } from '#contract/campaigns';
import { OfferedProduct } from '#contract/domain/campaign';
import { CHECK_PROTECTION_ENDED, offersState, shouldLoadCampaigns } from './offers-state';

it.each([
  ['2024-03-29', false, false],
  ['2024-03-30', false, false],
  ['2024-03-30', true, true],
  ['2024-03-31', false, true],
  ['2026-11-23', false, true],
])('on %s, with the token dialog dismissed: %s, loads campaigns: %s', (today, isDismissed, loads) =>
  expect(shouldLoadCampaigns(today, isDismissed)).toBe(loads),
);

const offer: Offer = {
  offerKey: 'a',
  referenceKey: 'b',
  offerDetails: {
    productType: 'SPL',
    title: 'Préstamo personal',
    shortDescription: '',
    offerAmount: { amount: 1, currency: 'MXN' },
  },
};

it.each([
  [
    { data: undefined, isError: false, isFetching: false },
    { state: 'idle', offers: [] },
  ],
  [
    { data: undefined, isError: false, isFetching: true },
    { state: 'requested', offers: [] },
  ],
  [
    { data: [offer], isError: false, isFetching: false },
    { state: 'fetched', offers: [offer] },
  ],
  [
    { data: [offer], isError: true, isFetching: false },
    { state: 'failed', offers: [] },
  ],
])('returns the state of the offers query (case %#)', (query, state) =>
  expect(offersState(query)).toEqual(state),
);

it('the contract lists the five offered products', () =>
  expect(OfferedProduct.options).toEqual(['SL', 'TDC', 'CLI', 'SPL', 'PR']));

it('check protection ended on 4 January 2025', () => expect(CHECK_PROTECTION_ENDED).toBe('2025-01-04'));
