import * as z from 'zod/mini';
import { AccountRef, ProductLabel } from './domain/account';
import { OfferedProduct } from './domain/campaign';
import { BankDate, Instant } from './domain/dates';
import { Key } from './domain/key';
import { Months } from './domain/loan-plan';
import { Currency, KnownMoney, PositiveAmount, WireAmount } from './domain/money';
import { independentRows } from './domain/partial-list';
import { c, domain } from './domain/router';
import { formSessionHeaders, SignatureRequired } from './domain/signature';
import { Branch } from './locations';

/** Pre-approved offer. `referenceKey` identifies it in paths, `offerKey` in request bodies. */
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
  /** Amounts are multiples of `step`, from the minimum, or the whole offer. */
  minimumAmount: KnownMoney,
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

const Accepted = z.object({
  status: z.literal('ACCEPTED'),
  folio: z.string(),
  amountAccepted: KnownMoney,
});

export const OfferReceipt = z.extend(Accepted, {
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

const OfferTransaction = z.extend(Accepted, { offerKey: z.string(), date: BankDate });

const base = '/campaigns-cross-sales/v1/campagins/cross-sales';
const one = `${base}/:referenceKey`;
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
      path: one,
      responses: { 200: Offer },
      summary: 'One offer, also one that was accepted',
    },
    details: {
      method: 'GET',
      path: `${one}/details`,
      query: offerQuery,
      responses: { 200: OfferTerms },
      summary: 'Terms of an offer: its cost and what the customer can choose',
    },
    terms: {
      method: 'POST',
      path: `${one}/terms-and-conditions`,
      body: z.strictObject({ referenceKey: Key, offerKey: Key }),
      responses: { 200: TermsDocument },
      summary: 'Text of the terms of an offer; accepts nothing',
    },
    accept: {
      method: 'POST',
      path: `${one}/actions`,
      headers: formSessionHeaders,
      body: OfferAcceptance,
      responses: { 200: z.union([SignatureRequired, Accepted]) },
      summary:
        'Accept an offer; the bank asks for a signature first, then expects the same call again. A repeat returns the same folio',
      metadata: { signed: 'always' },
    },
    transactions: {
      method: 'GET',
      path: `${one}/transactions`,
      query: offerQuery,
      responses: { 200: z.object({ data: z.array(OfferTransaction) }) },
      summary: 'Acceptances of an offer: none or one',
    },
    receipt: {
      method: 'GET',
      path: `${one}/receipts`,
      responses: { 200: OfferReceipt },
      summary: 'Receipt of an accepted offer; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
  },
  domain('Offers', ['campaigns']),
);
