import * as z from 'zod/mini';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { accountRef } from './views';

/** Name and number of an account at the time of an order, stored with the order. */
export const StoredAccount = z.object({
  account: z.string(),
  description: z.string(),
  displayId: z.string(),
});
type StoredAccount = z.infer<typeof StoredAccount>;

export const storedAccount = (account: CustomerAccount): StoredAccount => ({
  account: account.key,
  ...accountRef(account),
});
