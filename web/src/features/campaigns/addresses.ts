import type { Offer } from '#contract/campaigns';
import { campaignSlugs, type OfferedProduct } from '#contract/domain/campaign';
import { tabStorage } from '#web/lib/environment/storage.ts';

/** Identifies an offer in URLs and requests. */
export type OfferKeys = Pick<Offer, 'referenceKey' | 'offerKey'>;

export const campaignBase = (product: OfferedProduct): string => `/campaigns/${campaignSlugs[product]}`;

export const offerUrl = ({ referenceKey, offerKey, offerDetails }: Offer): string =>
  `${campaignBase(offerDetails.productType)}?${new URLSearchParams({ referenceKey, offerKey })}`;

/** In session storage; sign-out clears keys that begin with `campaign`. */
const storageKey = (base: string): string => `campaign:${base}`;

/** Returns the offer in the URL or, on later steps and after a reload, the last offer opened there. */
export function requestedOffer(base: string, query: URLSearchParams): OfferKeys | undefined {
  const keys = keysIn(query);
  if (keys === undefined) return keysIn(new URLSearchParams(tabStorage.getItem(storageKey(base)) ?? ''));
  tabStorage.setItem(storageKey(base), String(new URLSearchParams(keys)));
  return keys;
}

function keysIn(query: URLSearchParams): OfferKeys | undefined {
  const [referenceKey, offerKey] = [query.get('referenceKey'), query.get('offerKey')];
  return referenceKey && offerKey ? { referenceKey, offerKey } : undefined;
}
