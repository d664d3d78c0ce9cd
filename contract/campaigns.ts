import * as z from 'zod/mini';
import { AccountRef, ProductLabel } from './domain/account';
import { OfferedProduct } from './domain/campaign';
import { BankDate, Instant } from './domain/dates';
import { Key } from './domain/key';
import { Months } from './domain/loan-plan';
import { Currency, KnownMoney, PositiveAmount, WireAmount } from './domain/money';
import { c, domain } from './domain/router';
import { isOfFormSession, SignatureRequired } from './domain/signature';
import { Branch } from './locations';

/** What the bank offers a customer by itself. `referenceKey` names it in addresses, `offerKey` in what is sent. */
export const Offer = z.object({
  offerKey: z.string(),
  referenceKey: z.string(),
  offerDetails: z.object({
    productType: OfferedProduct,
    title: z.string(),
    /** Which picture goes with it; a client that has none of that name draws the product. */
    image: z.optional(z.string()),
    shortDescription: z.string(),
    /** The most that can be had of it; of a higher limit, the whole new limit. */
    offerAmount: z.object({ amount: WireAmount, currency: Currency }),
  }),
});
export type Offer = z.infer<typeof Offer>;

/** An account that an offer is about. */
export const OfferAccount = z.extend(AccountRef, { key: z.string(), type: ProductLabel });
export type OfferAccount = z.infer<typeof OfferAccount>;

/** What an offer costs and asks for. Rates are per cent a year, fees without VAT. */
export const OfferTerms = z.object({
  /** The last day on which it can be accepted. */
  endDate: BankDate,
  interestRate: z.number(),
  annualFee: KnownMoney,
  /** Per cent of what is paid out, taken off it with its VAT. */
  openingFee: z.number(),
  /** Months that can be chosen from, the fewest first; none where there is nothing to choose. */
  deadlines: z.array(Months),
  /** The least that can be had, and what it is a whole multiple of, unless it is all that is offered. */
  minimumAmount: KnownMoney,
  step: KnownMoney,
  /** The name that a card would bear. */
  embossingName: z.optional(z.string()),
  /** Where a loan is paid into unless the customer chooses another account. */
  depositAccount: z.optional(OfferAccount),
  /** Whose limit is raised, and what it is until then. */
  account: z.optional(OfferAccount),
  currentLimit: z.optional(KnownMoney),
});
export type OfferTerms = z.infer<typeof OfferTerms>;

/** What is agreed to, to be read to its end. */
export const TermsDocument = z.object({
  title: z.string(),
  /** Of which day this text is. */
  date: BankDate,
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});
export type TermsDocument = z.infer<typeof TermsDocument>;

export const OfferProperties = z.strictObject({
  amount: PositiveAmount,
  /** Months: of a loan its instalments, of a line how long it can be used. */
  deadline: z.optional(Months),
  /** The instalment that the customer was shown. Loans and lines require it; the bank refuses any other amount. */
  payment: z.optional(PositiveAmount),
  /** Loans only. */
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

/** What came of an offer. */
export const OfferReceipt = z.extend(Accepted, {
  referenceKey: z.string(),
  operationDate: Instant,
  productType: OfferedProduct,
  title: z.string(),
  /** The credit, the card or the line that there is since. */
  account: OfferAccount,
  interestRate: z.number(),
  deadline: z.optional(z.int()),
  payment: z.optional(KnownMoney),
  /** Of a loan: all that is paid for it, its opening fee included. */
  total: z.optional(KnownMoney),
  /** The fee with its VAT. */
  openingFee: z.optional(KnownMoney),
  /** Per cent, without VAT: 29.5. */
  cat: z.optional(z.number()),
  /** The agreed day of the first instalment. */
  firstPaymentDate: z.optional(BankDate),
  /** Where a loan was paid into, and what arrived there after its fee. */
  depositAccount: z.optional(OfferAccount),
  deposited: z.optional(KnownMoney),
  annualFee: z.optional(KnownMoney),
  embossingName: z.optional(z.string()),
  branch: z.optional(Branch),
});
export type OfferReceipt = z.infer<typeof OfferReceipt>;

/** A row of what was accepted of a campaign. */
const OfferTransaction = z.extend(Accepted, { offerKey: z.string(), date: BankDate });

const base = '/campaigns-cross-sales/v1/campagins/cross-sales';
const one = `${base}/:referenceKey`;
const offered = z.strictObject({ offerKey: Key });

export const campaigns = c.router(
  {
    list: {
      method: 'GET',
      path: base,
      query: z.strictObject({
        /** The session's own; without it the same. */
        customer_key: z.optional(z.string()),
      }),
      responses: { 200: z.object({ data: z.array(Offer) }) },
      summary: 'What the customer is offered and can still accept, the most important first',
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
      query: offered,
      responses: { 200: OfferTerms },
      summary: 'What an offer costs, and what can be chosen of it',
    },
    terms: {
      method: 'POST',
      path: `${one}/terms-and-conditions`,
      body: z.strictObject({ referenceKey: Key, offerKey: Key }),
      responses: { 200: TermsDocument },
      summary: 'The terms of an offer; reads only',
    },
    accept: {
      method: 'POST',
      path: `${one}/actions`,
      headers: isOfFormSession,
      body: OfferAcceptance,
      responses: { 200: z.union([SignatureRequired, Accepted]) },
      summary:
        'Accept an offer; asks for a signature, and is sent again when it is signed. The same body again answers the same folio',
      metadata: { signed: 'always' },
    },
    transactions: {
      method: 'GET',
      path: `${one}/transactions`,
      query: offered,
      responses: { 200: z.object({ data: z.array(OfferTransaction) }) },
      summary: 'What was accepted of an offer: none or one',
    },
    receipt: {
      method: 'GET',
      path: `${one}/receipts`,
      responses: { 200: OfferReceipt },
      summary: 'What came of an accepted offer; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
  },
  domain('Offers'),
);
