import { expect, it } from 'vitest';
import type { Offer } from '#contract/campaigns';
import { OfferedProduct } from '#contract/domain/campaign';
import { CHECK_PROTECTION_ENDED, offersState, shouldLoadCampaigns } from './offered';

it.each([
  ['2024-03-29', false, false],
  ['2024-03-30', false, false],
  ['2024-03-30', true, true],
  ['2024-03-31', false, true],
  ['2026-11-23', false, true],
])('on %s, put off %s: %s', (today, putOff, loads) => expect(shouldLoadCampaigns(today, putOff)).toBe(loads));

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
])('%#: what was read of the list', (read, state) => expect(offersState(read)).toEqual(state));

it('knows what can be offered', () =>
  expect(OfferedProduct.options).toEqual(['SL', 'TDC', 'CLI', 'SPL', 'PR']));

it('keeps the day on which check protection ended, and shows nothing of it', () =>
  expect(CHECK_PROTECTION_ENDED).toBe('2025-01-04'));
