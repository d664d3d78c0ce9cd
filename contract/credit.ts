import * as z from 'zod/mini';
import { Movement, movementsQuery } from './accounts';
import { CreditProduct } from './domain/credit-product';
import { BankDate } from './domain/dates';
import { Money } from './domain/money';
import { pageOf } from './domain/page';
import { independentRows } from './domain/partial-list';
import { c, routerOptions } from './domain/router';

export const Statement = z.object({
  startDate: BankDate,
  cutOffDate: BankDate,
  nextCutOffDate: BankDate,
  balance: Money,
  interest: Money,
  vat: Money,
  paid: Money,
});
export type Statement = z.infer<typeof Statement>;

export const RevolvingCredit = z.extend(CreditProduct, {
  availableCredit: z.array(Money),
  creditLimit: z.array(Money),
  statement: z.optional(Statement),
});
export type RevolvingCredit = z.infer<typeof RevolvingCredit>;

const LINES = '/credit/v3/credit/lines-of-credit/:accountKey';
const CARDS = '/credit/v3/credit/credit-accounts/:accountKey';

export const credit = c.router(
  {
    line: {
      method: 'GET',
      path: LINES,
      responses: { 200: RevolvingCredit },
      summary: 'Returns the balance, the available credit and the amount due of a line of credit',
    },
    lineTransactions: {
      method: 'GET',
      path: `${LINES}/transactions`,
      query: movementsQuery,
      responses: { 200: pageOf(Movement) },
      summary: 'Lists the movements of a line of credit, newest first',
      metadata: independentRows,
    },
    card: {
      method: 'GET',
      path: CARDS,
      responses: { 200: RevolvingCredit },
      summary: 'Returns the balance, the available credit and the amount due of a credit card',
    },
    cardTransactions: {
      method: 'GET',
      path: `${CARDS}/transactions`,
      query: movementsQuery,
      responses: { 200: pageOf(Movement) },
      summary: 'Lists the movements of a credit card, newest first',
      metadata: independentRows,
    },
  },
  routerOptions('Cards and lines of credit', []),
);
