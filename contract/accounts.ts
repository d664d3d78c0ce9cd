import * as z from 'zod/mini';
import { Account } from './domain/account';
import { BankDate, Instant } from './domain/dates';
import { Currency, WireAmount } from './domain/money';
import { MovementCategory } from './domain/movement-category';
import { pageOf, pageQuery } from './domain/page';
import { c, domain } from './domain/router';

/** Rows of a page of movements where the query names no limit. */
export const MOVEMENTS_PAGE_SIZE = 15;

/** The customer's own order that brought a movement about, and where its receipt is found. */
export const MovementOperation = z.object({
  /** As histories name it: 'OWN', a kind of transfer to others, or what was paid. A bank may have others. */
  kind: z.string(),
  /** Of its receipt. */
  key: z.string(),
});
export type MovementOperation = z.infer<typeof MovementOperation>;

/** One movement of an account: negative is a charge (Cargo), positive a credit (Abono). */
export const Movement = z.object({
  key: z.string(),
  postedDate: BankDate,
  description: z.string(),
  amount: WireAmount,
  currencyCode: Currency,
  /** The balance after the movement. */
  balance: z.optional(WireAmount),
  category: z.optional(MovementCategory),
  /** A bank may leave out when it was, and what it came of. */
  postedAt: z.optional(Instant),
  operation: z.optional(MovementOperation),
});
export type Movement = z.infer<typeof Movement>;

/** Days from and to, both included. */
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
      summary: 'One account',
    },
    transactions: {
      method: 'GET',
      path: '/accounts/v2/accounts/:accountKey/transactions',
      query: movementsQuery,
      responses: { 200: pageOf(Movement) },
      summary: 'Movements of an account, newest first',
    },
  },
  domain('Accounts'),
);
