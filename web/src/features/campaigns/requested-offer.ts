import { createContext, use } from 'react';
import { appState, updateSlice } from '#web/lib/app-state/app-state.ts';
import type { OfferKeys } from './addresses';
import { loadOffer, type OpenOffer } from './api';

/** The offer that the page is about. */
export const RequestedOffer = createContext<OfferKeys>({ referenceKey: '', offerKey: '' });

export const useRequestedOffer = (): OfferKeys => use(RequestedOffer);

/** What the page has read of an offer: its form needs the same, and does not ask again. */
const read = () => appState.getState().offers.byKey;

export async function openOffer(keys: OfferKeys): Promise<OpenOffer> {
  const offer = await loadOffer(keys);
  updateSlice('offers', { byKey: new Map([...read(), [keys.offerKey, offer]]) });
  return offer;
}

export async function offerOnce(keys: OfferKeys): Promise<OpenOffer> {
  const known = read().get(keys.offerKey);
  updateSlice('offers', { byKey: new Map([...read()].filter(([key]) => key !== keys.offerKey)) });
  return known ?? loadOffer(keys);
}
