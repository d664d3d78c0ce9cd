import * as z from 'zod/mini';
import { AccountRef, Product } from './account';
import { BankDate, Instant } from './dates';
import { Currency, Money, WireAmount } from './money';

export const PortfolioType = z.enum(['VALORES', 'INVERSION CUENTA UNICA']);
export type PortfolioType = z.infer<typeof PortfolioType>;

/** Certificates of deposit (CEDE) at a fixed or variable rate, and promissory notes (pagaré). */
export const InvestmentType = z.enum(['FIX_CEDES', 'VARIABLE_CEDES', 'PAYCHECKS']);
export type InvestmentType = z.infer<typeof InvestmentType>;

const termFields = {
  investmentType: InvestmentType,
  /** Days. */
  term: z.int(),
  /** Per cent a year. */
  rate: z.number(),
  amount: WireAmount,
  currencyCode: Currency,
  startDate: BankDate,
  maturityDate: BankDate,
  interest: WireAmount,
  tax: WireAmount,
};

/** Interest payment. Every investment pays at maturity, certificates also monthly. */
export const InterestPayment = z.object({ date: BankDate, interest: WireAmount, tax: WireAmount });

export const Investment = z.object({
  key: z.string(),
  ...termFields,
  status: z.enum(['ACTIVE', 'MATURED']),
  toAccount: z.optional(AccountRef),
  payments: z.optional(z.array(InterestPayment)),
});
export type Investment = z.infer<typeof Investment>;

/** `primaryBalance` is the sum of the active investments. */
export const Portfolio = z.extend(Product, {
  portfolioType: PortfolioType,
  activeInvestments: z.int(),
  interest: Money,
  nextMaturityDate: z.optional(BankDate),
});
export type Portfolio = z.infer<typeof Portfolio>;

export const InvestmentRate = z.object({
  term: z.int(),
  rate: z.number(),
  minimum: WireAmount,
  maximum: z.optional(WireAmount),
  gatNominal: z.optional(z.number()),
  gatReal: z.optional(z.number()),
  isrRate: z.optional(z.number()),
  /** Announced future rate. Tax withheld on the capital uses the rate in force on the payment date. */
  laterIsrRate: z.optional(z.object({ since: BankDate, rate: z.number() })),
});
export type InvestmentRate = z.infer<typeof InvestmentRate>;

export const InvestmentQuote = z.object({
  key: z.string(),
  ...termFields,
  payments: z.array(InterestPayment),
});
export type InvestmentQuote = z.infer<typeof InvestmentQuote>;

export const InvestmentReceipt = z.extend(Investment, {
  confirmationNumber: z.string(),
  operationDate: Instant,
  portfolio: z.extend(AccountRef, { key: z.string() }),
  portfolioType: PortfolioType,
  fromAccount: AccountRef,
  toAccount: AccountRef,
  payments: z.array(InterestPayment),
});
export type InvestmentReceipt = z.infer<typeof InvestmentReceipt>;
