import * as z from 'zod/mini';
import { Account } from './domain/account';
import { BankDate, Instant } from './domain/dates';
import { Currency, WireAmount } from './domain/money';
import { MovementCategory } from './domain/movement-category';
import { pageOf, pageQuery } from './domain/page';
import { independentRows } from './domain/partial-list';
import { c, routerOptions } from './domain/router';

export const MOVEMENTS_PAGE_SIZE = 15;

export const MovementOperation = z.object({
  kind: z.string(),
  key: z.string(),
});
export type MovementOperation = z.infer<typeof MovementOperation>;

/** Movement of an account. Negative amounts are charges (Cargo), positive ones credits (Abono). */
export const Movement = z.object({
  key: z.string(),
  postedDate: BankDate,
  description: z.string(),
  amount: WireAmount,
  currencyCode: Currency,
  balance: z.optional(WireAmount),
  category: z.optional(MovementCategory),
  postedAt: z.optional(Instant),
  operation: z.optional(MovementOperation),
});
export type Movement = z.infer<typeof Movement>;

export const movementsQuery = z.strictObject({
  from_date: z.optional(BankDate),
  to_date: z.optional(BankDate),
  ...pageQuery(MOVEMENTS_PAGE_SIZE, 1),
});

export const accounts = c.router(
  {
    get: {
      method: 'GET',
      path: '/accounts/v2/accounts/:accountKey',
      responses: { 200: Account },
      summary: 'Returns one account',
    },
    transactions: {
      method: 'GET',
      path: '/accounts/v2/accounts/:accountKey/transactions',
      query: movementsQuery,
      responses: { 200: pageOf(Movement) },
      summary: 'Lists the movements of an account, newest first',
      metadata: independentRows,
    },
  },
  routerOptions('Accounts', ['accounts']),
);
