import * as z from 'zod/mini';
import { ProductMasking, TokenType } from '#contract/customers';
import { StoredInstant } from '../calendar/stored-dates';
import { Collection } from '../storage/collection';
import type { Reader } from '../storage/transaction';

/** Passwords and token values are demo data and need no protection. */
export const Customer = z.object({
  key: z.string(),
  user: z.string(),
  name: z.string(),
  description: z.string(),
  password: z.string(),
  tokenType: TokenType,
  token: z.string(),
  approvesQr: z.optional(z.boolean()),
  score: z.enum(['fine', 'declined', 'blocked']),
  productMasking: z.array(ProductMasking),
  lastLogin: z.nullable(StoredInstant),
  previousLogin: z.nullable(StoredInstant),
  /** On the system clock. */
  blockedUntil: z.optional(StoredInstant),
});
export type Customer = z.infer<typeof Customer>;

export const customers = new Collection<Customer, 'byUser'>(
  'customers',
  Customer,
  (customer) => customer.key,
  {
    byUser: { keys: (customer) => [customer.user], order: (customer) => customer.key },
  },
  { unique: ({ user }) => ({ user: `el usuario ${user}` }) },
);

export const customerNamed = (reader: Reader, user: string): Customer | undefined =>
  reader.list(customers, 'byUser', user)[0];
