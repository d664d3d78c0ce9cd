import * as z from 'zod/mini';
import { AccountRef, ProductLabel } from './domain/account';
import { OfferedProduct } from './domain/campaign';
import { BankDate, Instant } from './domain/dates';
import { Key } from './domain/key';
import { Months } from './domain/loan-plan';
import { Currency, KnownMoney, PositiveAmount, WireAmount } from './domain/money';
import { independentRows } from './domain/partial-list';
import { c, routerOptions } from './domain/router';
import { formSessionHeaders, SignatureRequired } from './domain/signature';
import { Branch } from './locations';

/** Pre-approved offer. Paths contain its `referenceKey`; queries and bodies also contain its `offerKey`. */
export const Offer = z.object({
  offerKey: z.string(),
  referenceKey: z.string(),
  offerDetails: z.object({
    productType: OfferedProduct,
    title: z.string(),
    image: z.optional(z.string()),
    shortDescription: z.string(),
    offerAmount: z.object({ amount: WireAmount, currency: Currency }),
  }),
});
export type Offer = z.infer<typeof Offer>;

export const OfferAccount = z.extend(AccountRef, { key: z.string(), type: ProductLabel });
export type OfferAccount = z.infer<typeof OfferAccount>;

export const OfferTerms = z.object({
  endDate: BankDate,
  interestRate: z.number(),
  annualFee: KnownMoney,
  openingFee: z.number(),
  deadlines: z.array(Months),
  minimumAmount: KnownMoney,
  /** A chosen amount is a multiple of `step` and at least `minimumAmount`, or the whole offer. */
  step: KnownMoney,
  embossingName: z.optional(z.string()),
  depositAccount: z.optional(OfferAccount),
  account: z.optional(OfferAccount),
  currentLimit: z.optional(KnownMoney),
});
export type OfferTerms = z.infer<typeof OfferTerms>;

export const TermsDocument = z.object({
  title: z.string(),
  date: BankDate,
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});
export type TermsDocument = z.infer<typeof TermsDocument>;

export const OfferProperties = z.strictObject({
  amount: PositiveAmount,
  deadline: z.optional(Months),
  payment: z.optional(PositiveAmount),
  deposit_account_key: z.optional(Key),
  embossing_name: z.optional(z.string()),
  branch_id: z.optional(z.string()),
});
export type OfferProperties = z.infer<typeof OfferProperties>;

export const OfferAcceptance = z.strictObject({
  action: z.literal('ACCEPT'),
  offerKey: Key,
  offer_properties: OfferProperties,
});
export type OfferAcceptance = z.infer<typeof OfferAcceptance>;

const AcceptanceResponse = z.object({
  status: z.literal('ACCEPTED'),
  folio: z.string(),
  amountAccepted: KnownMoney,
});

export const OfferReceipt = z.extend(AcceptanceResponse, {
  referenceKey: z.string(),
  operationDate: Instant,
  productType: OfferedProduct,
  title: z.string(),
  account: OfferAccount,
  interestRate: z.number(),
  deadline: z.optional(z.int()),
  payment: z.optional(KnownMoney),
  total: z.optional(KnownMoney),
  openingFee: z.optional(KnownMoney),
  cat: z.optional(z.number()),
  firstPaymentDate: z.optional(BankDate),
  depositAccount: z.optional(OfferAccount),
  deposited: z.optional(KnownMoney),
  annualFee: z.optional(KnownMoney),
  embossingName: z.optional(z.string()),
  branch: z.optional(Branch),
});
export type OfferReceipt = z.infer<typeof OfferReceipt>;

const OfferTransaction = z.extend(AcceptanceResponse, { offerKey: z.string(), date: BankDate });

/** The specification spells `campagins`. */
const base = '/campaigns-cross-sales/v1/campagins/cross-sales';
const offerPath = `${base}/:referenceKey`;
const offerQuery = z.strictObject({ offerKey: Key });

export const campaigns = c.router(
  {
    list: {
      method: 'GET',
      path: base,
      query: z.strictObject({
        customer_key: z.optional(z.string()),
      }),
      responses: { 200: z.object({ data: z.array(Offer) }) },
      summary: 'Lists the offers that the customer can accept, the most important first',
      metadata: independentRows,
    },
    get: {
      method: 'GET',
      path: offerPath,
      responses: { 200: Offer },
      summary: 'Returns one offer, also after it was accepted or has expired',
    },
    details: {
      method: 'GET',
      path: `${offerPath}/details`,
      query: offerQuery,
      responses: { 200: OfferTerms },
      summary: 'Returns rates, fees, amounts and terms to choose from',
    },
    terms: {
      method: 'POST',
      path: `${offerPath}/terms-and-conditions`,
      body: z.strictObject({ referenceKey: Key, offerKey: Key }),
      responses: { 200: TermsDocument },
      summary: 'Returns the text of the terms and conditions; accepts nothing',
    },
    accept: {
      method: 'POST',
      path: `${offerPath}/actions`,
      headers: formSessionHeaders,
      body: OfferAcceptance,
      responses: { 200: z.union([SignatureRequired, AcceptanceResponse]) },
      summary:
        'Accepts an offer. The first call asks for a signature; send it again once signed. After acceptance, the same body returns the same folio',
      metadata: { signed: 'always' },
    },
    transactions: {
      method: 'GET',
      path: `${offerPath}/transactions`,
      query: offerQuery,
      responses: { 200: z.object({ data: z.array(OfferTransaction) }) },
      summary: 'Lists the acceptances of an offer: none or one',
    },
    receipt: {
      method: 'GET',
      path: `${offerPath}/receipts`,
      responses: { 200: OfferReceipt },
      summary: 'Returns the receipt of an accepted offer; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
  },
  routerOptions('Offers', ['campaigns']),
);
