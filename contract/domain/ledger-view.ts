import * as z from 'zod/mini';
import { Instant } from './dates';
import { Currency, WireAmount } from './money';

const LedgerAccount = z.object({
  account: z.string(),
  name: z.string(),
  customer: z.optional(z.string()),
  currency: Currency,
  balance: WireAmount,
  floor: z.nullable(WireAmount),
});

export const LedgerTransaction = z.object({
  transaction: z.string(),
  at: Instant,
  description: z.string(),
  postings: z.array(z.object({ account: z.string(), amount: WireAmount, currency: Currency })),
});

export type LedgerTransaction = z.infer<typeof LedgerTransaction>;

export const LedgerView = z.object({
  balanced: z.boolean(),
  problems: z.array(z.string()),
  accounts: z.array(LedgerAccount),
  count: z.number(),
  transactions: z.array(LedgerTransaction),
});
export type LedgerView = z.infer<typeof LedgerView>;
