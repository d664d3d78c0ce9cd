import * as z from 'zod/mini';
import { Product } from './shared/account';
import { BankDate } from './shared/dates';
import { Currency, Money, WireAmount } from './shared/money';
import { pageOf, pageQuery } from './shared/page';
import { c, domain } from './shared/router';

export const INVESTMENTS_PAGE_SIZE = 20;

/** The two kinds of account that hold investments. */
export const PortfolioType = z.enum(['VALORES', 'INVERSION CUENTA UNICA']);
export type PortfolioType = z.infer<typeof PortfolioType>;

/** Certificates of deposit (CEDE) at a fixed or a variable rate, and promissory notes (pagaré). */
export const InvestmentType = z.enum(['FIX_CEDES', 'VARIABLE_CEDES', 'PAYCHECKS']);
export type InvestmentType = z.infer<typeof InvestmentType>;

/** Money that was put away for a term. Amounts are in the portfolio's currency. */
export const Investment = z.object({
  key: z.string(),
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
  status: z.enum(['ACTIVE', 'MATURED']),
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

const PORTFOLIO = '/investment-products/v1/investment-products/portfolios/:portfolioKey';

export const investmentProducts = c.router(
  {
    portfolio: {
      method: 'GET',
      path: PORTFOLIO,
      responses: { 200: Portfolio },
      summary: 'A portfolio of investments: what it holds and what it earns',
    },
    investments: {
      method: 'GET',
      path: `${PORTFOLIO}/investments`,
      query: z.strictObject(pageQuery(INVESTMENTS_PAGE_SIZE, 0)),
      responses: { 200: pageOf(Investment) },
      summary:
        'Investments of a portfolio: the active ones, the next to end first, then those that have ended',
    },
  },
  domain('Investments'),
);
