import {
  campaigns,
  type Offer,
  type OfferProperties,
  type OfferReceipt,
  type OfferTerms,
  type TermsDocument,
} from '#contract/campaigns';
import type { Branch } from '#contract/locations';
import { type Account, byProductOrder } from '#contract/shared/account';
import { ApiError } from '../../api/api-error';
import { ok } from '../../api/client';
import { campaignsApi } from '../../api/clients/campaigns';
import { locationsApi } from '../../api/clients/locations';
import { pathOf } from '../../api/path';
import { loadChequeAccounts } from '../../api/queries/summary';
import { ofVisit } from '../../api/visit';
import { isSignatureRequest, type SignatureRequest } from '../../operation/signature-request';
import type { OfferKeys } from './addresses';

export const loadOffers = (customerKey: string): Promise<Offer[]> =>
  ok(campaignsApi.list.query({ query: { customer_key: customerKey } })).then(({ data }) => data);

export const loadTerms = ({ referenceKey, offerKey }: OfferKeys): Promise<OfferTerms> =>
  ok(campaignsApi.details.query({ params: { referenceKey }, query: { offerKey } }));

/** An offer as it stands: what it is, what it costs, and whether it was accepted. */
export type OpenOffer = { offer: Offer; terms: OfferTerms; isTaken: boolean };

export async function loadOffer(keys: OfferKeys): Promise<OpenOffer> {
  const params = { referenceKey: keys.referenceKey };
  const [offer, terms, { data }] = await Promise.all([
    ok(campaignsApi.get.query({ params })),
    loadTerms(keys),
    ok(campaignsApi.transactions.query({ params, query: { offerKey: keys.offerKey } })),
  ]);
  return { offer, terms, isTaken: data.length > 0 };
}

export const loadDocument = ({ referenceKey, offerKey }: OfferKeys): Promise<TermsDocument> =>
  ok(campaignsApi.terms.mutate({ params: { referenceKey }, body: { referenceKey, offerKey } }));

export const loadBranches = (): Promise<Branch[]> =>
  ok(locationsApi.branches.query({ query: {} })).then(({ data }) => data);

export const loadBranch = (branchId: string): Promise<Branch> =>
  ok(locationsApi.branch.query({ params: { branchId } }));

export const loadReceipt = (referenceKey: string): Promise<OfferReceipt> =>
  ok(campaignsApi.receipt.query({ params: { referenceKey } }));

/** Loads the accounts that a loan may be paid into. */
export const loadPesoAccounts = async (): Promise<Account[]> =>
  (await loadChequeAccounts())
    .filter(({ defaultCurrency }) => defaultCurrency === 'MXN')
    .sort(byProductOrder);

/** What came of an offer whose answer was lost; null where nothing did. */
export const findReceipt = (referenceKey: string): Promise<OfferReceipt | null> =>
  loadReceipt(referenceKey).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });

export const receiptPath = (referenceKey: string): string => pathOf(campaigns.receipt, { referenceKey });

/** The call that waits for a signature. */
export const acceptPath = (referenceKey: string): string => pathOf(campaigns.accept, { referenceKey });

/** Once it is accepted, a receipt that cannot be read is no refusal: what came of it is then asked again. */
export async function acceptOffer(
  { referenceKey, offerKey }: OfferKeys,
  properties: OfferProperties,
  visitId: string,
): Promise<OfferReceipt | SignatureRequest> {
  const accepted = await ok(
    campaignsApi.accept.mutate({
      params: { referenceKey },
      headers: ofVisit(visitId),
      body: { action: 'ACCEPT', offerKey, offer_properties: properties },
    }),
  );
  if (isSignatureRequest(accepted)) return accepted;
  return loadReceipt(referenceKey).catch((cause) => {
    throw new Error('the offer is accepted and its receipt cannot be read', { cause });
  });
}
