import * as z from 'zod/mini';
import type { CustomerAccount } from '../ledger/accounts';
import { accountRef } from './views';

/** An account as it was called when something was ordered of it: what is kept with the order. */
export const KeptAccount = z.object({ account: z.string(), description: z.string(), displayId: z.string() });
type KeptAccount = z.infer<typeof KeptAccount>;

export const keptAccount = (account: CustomerAccount): KeptAccount => ({
  account: account.key,
  ...accountRef(account),
});
