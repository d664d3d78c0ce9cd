import * as z from 'zod/mini';
import { ProductMasking, TokenType } from '#contract/customers';
import { StoredInstant } from '../calendar/stored-dates';
import { Collection } from '../storage/collection';
import type { Reader } from '../storage/transaction';

/** A holder of accounts. Passwords and token values are the demo's own: there is nothing to protect. */
export const Customer = z.object({
  /** The customer key that the API shows. */
  key: z.string(),
  /** The user name of the sign-in. */
  user: z.string(),
  name: z.string(),
  /** One line that says what this customer is good for. */
  description: z.string(),
  password: z.string(),
  tokenType: TokenType,
  /** The six digits that the customer's token always shows. */
  token: z.string(),
  /** What the phone of a virtual token answers to a QR code; it approves where nothing is said. */
  approvesQr: z.optional(z.boolean()),
  /** How the credit bureau scores the customer. */
  score: z.enum(['fine', 'declined', 'blocked']),
  productMasking: z.array(ProductMasking),
  /** The last sign-in and the one before it. */
  lastLogin: z.nullable(StoredInstant),
  previousLogin: z.nullable(StoredInstant),
  /** End of a sign-in block, on the system clock. */
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
  { unique: ({ user }) => [`el usuario ${user}`] },
);

/** By the user name of the sign-in. */
export const customerNamed = (reader: Reader, user: string): Customer | undefined =>
  reader.list(customers, 'byUser', user)[0];
