import { createContext, use } from 'react';
import { appState, updateSlice } from '#web/lib/app-state/app-state.ts';
import type { OfferKeys } from './addresses';
import { loadOffer, type OpenOffer } from './api';

export const RequestedOffer = createContext<OfferKeys>({ referenceKey: '', offerKey: '' });

export const useRequestedOffer = (): OfferKeys => use(RequestedOffer);

/** Offers read by the page, reused by its form without another request. */
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
