import * as z from 'zod/mini';
import { Account } from './domain/account';
import { BankDate } from './domain/dates';
import {
  Investment,
  InvestmentQuote,
  InvestmentRate,
  InvestmentReceipt,
  InvestmentType,
  Portfolio,
  PortfolioType,
} from './domain/investment';
import { Key } from './domain/key';
import { PositiveAmount } from './domain/money';
import { pageOf, pageQuery } from './domain/page';
import { independentRows } from './domain/partial-list';
import { c, routerOptions } from './domain/router';

export const INVESTMENTS_PAGE_SIZE = 20;

export const InvestmentSetup = z.object({
  key: z.string(),
  accounts: z.array(Account),
  portfolios: z.array(Portfolio),
});
export type InvestmentSetup = z.infer<typeof InvestmentSetup>;

const order = {
  type: PortfolioType,
  investment_type: InvestmentType,
  /** Defaults to the customer's portfolio of the type, opened if there is none. */
  investment_account_key: z.optional(Key),
  from_account_key: Key,
  to_account_key: Key,
  amount: PositiveAmount,
  term: z.int().check(z.positive()),
};
const Validation = z.strictObject({ ...order, action: z.literal('VALIDATE') });
export type InvestmentOrder = Omit<z.infer<typeof Validation>, 'action'>;

const Execution = z.strictObject({ ...order, action: z.literal('EXECUTE') });

const PORTFOLIO = '/investment-products/v1/investment-products/portfolios/:portfolioKey';
const TRADE = '/investment-products-trade/v1/investment-products/portfolios';

export const investmentProducts = c.router(
  {
    portfolio: {
      method: 'GET',
      path: PORTFOLIO,
      responses: { 200: Portfolio },
      summary: 'Returns the balance, the interest and the next maturity of a portfolio',
    },
    investments: {
      method: 'GET',
      path: `${PORTFOLIO}/investments`,
      query: z.strictObject(pageQuery(INVESTMENTS_PAGE_SIZE, 0)),
      responses: { 200: pageOf(Investment) },
      summary: 'Lists the investments of a portfolio: active ones by end date, then ended ones, latest first',
      metadata: independentRows,
    },
    made: {
      method: 'GET',
      path: `${TRADE}/investments`,
      query: z.strictObject({ start_date: z.optional(BankDate), end_date: z.optional(BankDate) }),
      responses: { 200: z.object({ data: z.array(InvestmentReceipt) }) },
      summary: 'Lists the investments of all portfolios that began in this period, newest first',
    },
    rates: {
      method: 'GET',
      path: `${TRADE}/investments/rates`,
      query: z.strictObject({ account_type: PortfolioType, investment_type: InvestmentType }),
      responses: { 200: z.object({ data: z.array(InvestmentRate) }) },
      summary: 'Lists the interest rates by term and amount, the shortest and smallest first',
    },
    receipt: {
      method: 'GET',
      path: `${TRADE}/investments/:investmentKey/receipt`,
      responses: { 200: InvestmentReceipt },
      summary: 'Returns the receipt of an investment; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
    setup: {
      method: 'POST',
      path: TRADE,
      body: z.strictObject({ type: PortfolioType }),
      responses: { 200: InvestmentSetup },
      summary: 'Begins an investment; returns its key and the accounts that it may use',
    },
    execute: {
      method: 'POST',
      // `portfolioKey` is the specification's name; it holds the single-use key of the operation.
      path: `${TRADE}/:portfolioKey/execute`,
      body: z.discriminatedUnion('action', [Validation, Execution]),
      responses: {
        200: z.discriminatedUnion('action', [
          z.extend(InvestmentQuote, { action: z.literal('VALIDATE') }),
          z.extend(InvestmentReceipt, {
            action: z.literal('EXECUTE'),
            receiptKey: z.optional(z.string()),
          }),
        ]),
      },
      summary:
        'Checks an order and binds it to the key (VALIDATE), or executes it once and returns the receipt (EXECUTE); portfolioKey is the key of the setup, not of a portfolio',
    },
  },
  routerOptions('Investments', ['investments']),
);
