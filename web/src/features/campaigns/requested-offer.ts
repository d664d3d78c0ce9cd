import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { appState, updateSlice } from '#web/lib/app-state/app-state.ts';
import type { OfferKeys } from './addresses';
import { loadOffer, type OpenOffer } from './api';

export const RequestedOffer = createContext<OfferKeys>({ referenceKey: '', offerKey: '' });

export const useRequestedOffer = (): OfferKeys => use(RequestedOffer);

/** Offers that the page has read; the form reuses them without another request. */
const storedOffers = () => appState.getState().offers.byKey;

async function openOffer(keys: OfferKeys): Promise<OpenOffer> {
  const offer = await loadOffer(keys);
  updateSlice('offers', { byKey: new Map([...storedOffers(), [keys.offerKey, offer]]) });
  return offer;
}

/** Never refetched, so that accepting the offer does not replace the page. */
export const openedOfferQuery = (keys: OfferKeys) =>
  queryOptions({
    queryKey: ['opened-offer', keys.referenceKey, keys.offerKey],
    queryFn: () => openOffer(keys),
    staleTime: 'static',
    gcTime: 0,
  });

export async function offerOnce(keys: OfferKeys): Promise<OpenOffer> {
  const storedOffer = storedOffers().get(keys.offerKey);
  updateSlice('offers', { byKey: new Map([...storedOffers()].filter(([key]) => key !== keys.offerKey)) });
  return storedOffer ?? loadOffer(keys);
}
