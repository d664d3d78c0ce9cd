/** Units of funds that are bought and sold. */
import * as z from 'zod/mini';
import { AccountRef, Product } from './account';
import { BankDate, Instant } from './dates';
import { KnownMoney } from './money';

export const FundOperationType = z.enum(['BUY', 'SELL']);
export type FundOperationType = z.infer<typeof FundOperationType>;

export const FundTransactionType = z.enum(['onetime', 'scheduled']);
export type FundTransactionType = z.infer<typeof FundTransactionType>;

export const FundOperationStatus = z.enum(['SCHEDULED', 'PROCESSED', 'REJECTED', 'CANCELLED']);
export type FundOperationStatus = z.infer<typeof FundOperationStatus>;

/** What may be bought or sold at once, in pesos. */
export const FUND_AMOUNT_MAX = 100_000_000;

const Price = z.number().check(z.positive());

/** Of one unit, in the fund's currency and to six decimals; null where the bank does not know it. */
export const FundPrice = z.nullable(Price);

const AccountByKey = z.extend(AccountRef, { key: z.string() });

/**
 * What a customer holds of a fund: its balance is the units at the price at which the bank takes them back. Both
 * prices are of its last valuation.
 */
export const Fund = z.extend(Product, {
  units: z.int().check(z.gte(0)),
  /** What the customer pays for a unit, and what the customer gets for one. */
  buyPrice: FundPrice,
  sellPrice: FundPrice,
  valuationDate: BankDate,
  /** The cheque account that pays for units and gets what is given for them: nothing is traded without one. */
  cashAccount: z.optional(AccountByKey),
  /** What a unit that is held has cost; not rounded, so that times the units it is what they have cost. */
  averageCost: z.optional(Price),
});
export type Fund = z.infer<typeof Fund>;

/** A fund with the prices at which units were taken back: week by week for a year, up to the last valuation. */
export const FundDetail = z.extend(Fund, {
  priceHistory: z.optional(z.array(z.object({ date: BankDate, price: Price }))),
});
export type FundDetail = z.infer<typeof FundDetail>;

const ordered = {
  key: z.string(),
  operationType: FundOperationType,
  transactionType: FundTransactionType,
  operationDate: BankDate,
  investmentAccount: AccountByKey,
  /** What was paid for otherwise has none. */
  cashAccount: z.optional(AccountByKey),
  /** What was asked for: whole units come to a little less when they are bought, to a little more when they are sold. */
  amount: KnownMoney,
};

/**
 * What an operation comes to at the prices of the last valuation, before it is carried out; a scheduled one will have
 * those of its day.
 */
export const FundQuote = z.object({
  ...ordered,
  buyPrice: Price,
  sellPrice: Price,
  valuationDate: BankDate,
  /** What the fund's units are worth before it. */
  primaryBalance: KnownMoney,
  units: z.int(),
  /** What is paid for them, or received. */
  total: KnownMoney,
});
export type FundQuote = z.infer<typeof FundQuote>;

/** An operation as it stands; its receipt is the same. */
export const FundOperation = z.object({
  ...ordered,
  confirmationNumber: z.string(),
  /** When it was ordered, and when a scheduled one was carried out, refused or cancelled. */
  orderDate: Instant,
  executionDate: z.optional(Instant),
  status: FundOperationStatus,
  /** What was traded, at what price and for how much, once it was. */
  units: z.optional(z.int()),
  price: z.optional(Price),
  total: z.optional(KnownMoney),
  /** Why it was not made. */
  reason: z.optional(z.string()),
});
export type FundOperation = z.infer<typeof FundOperation>;
