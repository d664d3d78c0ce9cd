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

const Price = z.number().check(z.positive());

export const FundPrice = z.nullable(Price);

const AccountByKey = z.extend(AccountRef, { key: z.string() });

/** Its balance is the units times the sell price. Both prices are from the last valuation. */
export const Fund = z.extend(Product, {
  units: z.int().check(z.gte(0)),
  buyPrice: FundPrice,
  sellPrice: FundPrice,
  valuationDate: BankDate,
  cashAccount: z.optional(AccountByKey),
  averageCost: z.optional(Price),
});
export type Fund = z.infer<typeof Fund>;

export const FundDetail = z.extend(Fund, {
  priceHistory: z.optional(z.array(z.object({ date: BankDate, price: Price }))),
});
export type FundDetail = z.infer<typeof FundDetail>;

const orderFields = {
  key: z.string(),
  operationType: FundOperationType,
  transactionType: FundTransactionType,
  operationDate: BankDate,
  investmentAccount: AccountByKey,
  cashAccount: z.optional(AccountByKey),
  amount: KnownMoney,
};

/** Quote at the prices of the last valuation. Scheduled operations are priced on their execution day. */
export const FundQuote = z.object({
  ...orderFields,
  buyPrice: Price,
  sellPrice: Price,
  valuationDate: BankDate,
  primaryBalance: KnownMoney,
  units: z.int(),
  total: KnownMoney,
});
export type FundQuote = z.infer<typeof FundQuote>;

export const FundOperation = z.object({
  ...orderFields,
  confirmationNumber: z.string(),
  orderDate: Instant,
  executionDate: z.optional(Instant),
  status: FundOperationStatus,
  units: z.optional(z.int()),
  price: z.optional(Price),
  total: z.optional(KnownMoney),
  reason: z.optional(z.string()),
});
export type FundOperation = z.infer<typeof FundOperation>;
