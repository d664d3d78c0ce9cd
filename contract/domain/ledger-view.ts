/** The books as the sandbox shows them. */
import * as z from 'zod/mini';
import { Instant } from './dates';
import { Currency, WireAmount } from './money';

const LedgerAccount = z.object({
  account: z.string(),
  name: z.string(),
  /** The customer's user name; absent for the bank's own accounts. */
  customer: z.optional(z.string()),
  currency: Currency,
  balance: WireAmount,
  /** The balance that it may not go below; null for the bank's own accounts. */
  floor: z.nullable(WireAmount),
});

const LedgerTransaction = z.object({
  transaction: z.string(),
  at: Instant,
  description: z.string(),
  postings: z.array(z.object({ account: z.string(), amount: WireAmount, currency: Currency })),
});

export const LedgerView = z.object({
  balanced: z.boolean(),
  /** What is wrong, in words; empty where all invariants hold. */
  problems: z.array(z.string()),
  accounts: z.array(LedgerAccount),
  /** How many transactions there are, listed or not. */
  count: z.number(),
  transactions: z.array(LedgerTransaction),
});
