import type { Offer } from '#contract/campaigns';
import { campaignSlugs, type OfferedProduct } from '#contract/domain/campaign';
import { tabStorage } from '#web/lib/environment/storage.ts';

/** By what an offer is named in addresses and in what is sent. */
export type OfferKeys = Pick<Offer, 'referenceKey' | 'offerKey'>;

export const campaignBase = (product: OfferedProduct): string => `/campaigns/${campaignSlugs[product]}`;

/** Where an offer is accepted. */
export const offerUrl = ({ referenceKey, offerKey, offerDetails }: Offer): string =>
  `${campaignBase(offerDetails.productType)}?${new URLSearchParams({ referenceKey, offerKey })}`;

/** This tab's own, and gone with its session: sign-out clears what begins with `campaign`. */
const opened = (base: string): string => `campaign:${base}`;

/** The offer that an address names; where a step's address or a reload has lost it, the one that was opened there. */
export function requestedOffer(base: string, query: URLSearchParams): OfferKeys | undefined {
  const asked = keysIn(query);
  if (asked === undefined) return keysIn(new URLSearchParams(tabStorage.getItem(opened(base)) ?? ''));
  tabStorage.setItem(opened(base), String(new URLSearchParams(asked)));
  return asked;
}

function keysIn(query: URLSearchParams): OfferKeys | undefined {
  const [referenceKey, offerKey] = [query.get('referenceKey'), query.get('offerKey')];
  return referenceKey && offerKey ? { referenceKey, offerKey } : undefined;
}
