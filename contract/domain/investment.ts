/** Money that is put away for a term: what is agreed, what it earns, and when it comes back. */
import * as z from 'zod/mini';
import { AccountRef, Product } from './account';
import { BankDate, Instant } from './dates';
import { Currency, Money, WireAmount } from './money';

/** The two kinds of account that hold investments. */
export const PortfolioType = z.enum(['VALORES', 'INVERSION CUENTA UNICA']);
export type PortfolioType = z.infer<typeof PortfolioType>;

/** Certificates of deposit (CEDE) at a fixed or a variable rate, and promissory notes (pagaré). */
export const InvestmentType = z.enum(['FIX_CEDES', 'VARIABLE_CEDES', 'PAYCHECKS']);
export type InvestmentType = z.infer<typeof InvestmentType>;

/** What is agreed, and what comes of it. Amounts are in the portfolio's currency. */
const agreed = {
  investmentType: InvestmentType,
  /** In days, as agreed. */
  term: z.int(),
  /** Per cent a year. */
  rate: z.number(),
  amount: WireAmount,
  currencyCode: Currency,
  startDate: BankDate,
  /** The day on which the money comes back: a bank day. */
  maturityDate: BankDate,
  /** What the whole term earns, and the tax that is withheld of it. */
  interest: WireAmount,
  tax: WireAmount,
};

/** A day on which an investment pays: a certificate each month, all of them at their end. */
export const InvestmentPayment = z.object({ date: BankDate, interest: WireAmount, tax: WireAmount });

/** Money that was put away for a term. */
export const Investment = z.object({
  key: z.string(),
  ...agreed,
  status: z.enum(['ACTIVE', 'MATURED']),
  /** Where what it pays goes, and on which days; a bank may leave either out. */
  toAccount: z.optional(AccountRef),
  payments: z.optional(z.array(InvestmentPayment)),
});
export type Investment = z.infer<typeof Investment>;

/** An account that holds investments: the active ones add up to its balance. */
export const Portfolio = z.extend(Product, {
  portfolioType: PortfolioType,
  /** Of the active investments: how many there are, what they earn, and when the first of them ends. */
  activeInvestments: z.int(),
  interest: Money,
  nextMaturityDate: z.optional(BankDate),
});
export type Portfolio = z.infer<typeof Portfolio>;

/**
 * What the bank pays for a term and from an amount on, per cent a year. `gatNominal` and `gatReal` are the total yearly
 * yield before tax, without and with the inflation that is expected; a bank may leave out what it does not tell.
 */
export const InvestmentRate = z.object({
  term: z.int(),
  rate: z.number(),
  minimum: WireAmount,
  /** Up to less than this; without it there is no end. */
  maximum: z.optional(WireAmount),
  gatNominal: z.optional(z.number()),
  gatReal: z.optional(z.number()),
  /** Income tax withheld on what is put away, per cent a year. */
  isrRate: z.optional(z.number()),
  /** What it will be from a later day on, where that is known: interest is taxed by the day on which it is paid. */
  laterIsrRate: z.optional(z.object({ since: BankDate, rate: z.number() })),
});
export type InvestmentRate = z.infer<typeof InvestmentRate>;

/** What the bank would agree to now, before it does. */
export const InvestmentQuote = z.object({
  key: z.string(),
  ...agreed,
  payments: z.array(InvestmentPayment),
});
export type InvestmentQuote = z.infer<typeof InvestmentQuote>;

export const InvestmentReceipt = z.extend(Investment, {
  confirmationNumber: z.string(),
  operationDate: Instant,
  /** What holds it; where the money came from, and where it goes at the end. */
  portfolio: z.extend(AccountRef, { key: z.string() }),
  portfolioType: PortfolioType,
  fromAccount: AccountRef,
  toAccount: AccountRef,
  payments: z.array(InvestmentPayment),
});
export type InvestmentReceipt = z.infer<typeof InvestmentReceipt>;
