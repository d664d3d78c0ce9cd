import { queryOptions } from '@tanstack/react-query';
import {
  campaigns,
  type Offer,
  type OfferProperties,
  type OfferReceipt,
  type OfferTerms,
  type TermsDocument,
} from '#contract/campaigns';
import { type Account, byProductOrder } from '#contract/domain/account';
import type { Branch } from '#contract/locations';
import { isSignatureRequest, type SignatureRequest } from '#web/flow/submission/signature-request.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { selectPartialData, unwrap } from '#web/lib/api/client.ts';
import { campaignsApi } from '#web/lib/api/clients/campaigns.ts';
import { locationsApi } from '#web/lib/api/clients/locations.ts';
import { headersOfFormSession } from '#web/lib/api/form-session.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { loadChequeAccounts } from '#web/lib/api/queries/summary.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import type { OfferKeys } from './addresses';

export const offersKey = (customerKey: string) => [...queryKeys.offers, customerKey];

export const useOffers = (customer_key: string) =>
  campaignsApi.list.useQuery({
    queryKey: offersKey(customer_key),
    queryData: { query: { customer_key } },
    select: selectPartialData,
    retry: false,
  });

const loadTerms = ({ referenceKey, offerKey }: OfferKeys): Promise<OfferTerms> =>
  unwrap(campaignsApi.details.query({ params: { referenceKey }, query: { offerKey } }));

/** Terms are optional: an offer without them is still shown. */
export const offeredTermsQuery = (offers: readonly Offer[]) =>
  queryOptions({
    queryKey: [...queryKeys.offers, 'terms', ...offers.map(({ offerKey }) => offerKey)],
    queryFn: () => Promise.all(offers.map((offer) => loadTerms(offer).catch(() => undefined))),
    refetchOnWindowFocus: false,
  });

export type OpenOffer = { offer: Offer; terms: OfferTerms; isTaken: boolean };

export async function loadOffer(keys: OfferKeys): Promise<OpenOffer> {
  const params = { referenceKey: keys.referenceKey };
  const [offer, terms, { data }] = await Promise.all([
    unwrap(campaignsApi.get.query({ params })),
    loadTerms(keys),
    unwrap(campaignsApi.transactions.query({ params, query: { offerKey: keys.offerKey } })),
  ]);
  return { offer, terms, isTaken: data.length > 0 };
}

export const loadDocument = ({ referenceKey, offerKey }: OfferKeys): Promise<TermsDocument> =>
  unwrap(campaignsApi.terms.mutate({ params: { referenceKey }, body: { referenceKey, offerKey } }));

export const loadBranches = (): Promise<Branch[]> =>
  unwrap(locationsApi.branches.query({ query: {} })).then(({ data }) => data);

export const loadBranch = (branchId: string): Promise<Branch> =>
  unwrap(locationsApi.branch.query({ params: { branchId } }));

export const loadReceipt = (referenceKey: string): Promise<OfferReceipt> =>
  unwrap(campaignsApi.receipt.query({ params: { referenceKey } }));

export const loadPesoAccounts = async (): Promise<Account[]> =>
  (await loadChequeAccounts())
    .filter(({ defaultCurrency }) => defaultCurrency === 'MXN')
    .sort(byProductOrder);

/** Looks up the outcome of a lost response; null if the offer was not accepted. */
export const findReceipt = (referenceKey: string): Promise<OfferReceipt | null> =>
  loadReceipt(referenceKey).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });

export const receiptPath = (referenceKey: string): string => pathOf(campaigns.receipt, { referenceKey });

/** Returns the path of the request that needs a signature. */
export const acceptPath = (referenceKey: string): string => pathOf(campaigns.accept, { referenceKey });

/** A receipt that cannot be read after the acceptance is not a rejection, so the outcome is looked up. */
export async function acceptOffer(
  { referenceKey, offerKey }: OfferKeys,
  properties: OfferProperties,
  visitId: string,
): Promise<OfferReceipt | SignatureRequest> {
  const answer = await unwrap(
    campaignsApi.accept.mutate({
      params: { referenceKey },
      headers: headersOfFormSession(visitId),
      body: { action: 'ACCEPT', offerKey, offer_properties: properties },
    }),
  );
  if (isSignatureRequest(answer)) return answer;
  return loadReceipt(referenceKey).catch((cause) => {
    throw new Error('The offer was accepted but its receipt could not be read', { cause });
  });
}
