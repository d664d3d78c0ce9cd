import * as z from 'zod/mini';
import { ProductMasking, TokenType } from '#contract/customers';
import { isRfc } from '#contract/domain/rfc';
import { StoredInstant } from '../calendar/stored-dates';
import { Collection, type Reader } from '../storage/collection';
import { StoredKey, StoredText } from '../storage/stored-text';

const User = z
  .string()
  .check(z.regex(/^[a-z\d._-]{1,40}$/, 'Write a user name of lower-case letters and digits.'));
const Token = z.string().check(z.regex(/^\d{6}$/, 'Write 6 digits.'));

/** `productUrl`: a product, or one account of the product. */
const Masking = z.extend(ProductMasking, {
  productUrl: z
    .string()
    .check(z.regex(/^[a-z-]{1,40}(\/[\w:.-]{1,100})?$/, 'Write a product, or product/account.')),
});

/** Passwords and token values are demo data and need no protection. */
export const Customer = z.object({
  key: StoredKey,
  user: User,
  name: StoredText(100),
  rfc: z.optional(z.string().check(z.refine(isRfc, 'Write an RFC.'))),
  description: StoredText(),
  password: StoredText(100),
  tokenType: TokenType,
  token: Token,
  approvesQr: z.optional(z.boolean()),
  score: z.enum(['fine', 'declined', 'blocked']),
  productMasking: z.array(Masking),
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
  {
    required: 'a bank has at least one customer.',
    unique: ({ user, token, tokenType }) => ({
      user: `the user ${user}`,
      token: tokenType === 'none' ? undefined : `the token ${token}`,
    }),
    happenedAt: ({ lastLogin, previousLogin }) => ({
      lastLogin: lastLogin ?? undefined,
      previousLogin: previousLogin ?? undefined,
    }),
  },
);

export const customerNamed = (reader: Reader, user: string): Customer | undefined =>
  reader.list(customers, 'byUser', user)[0];
