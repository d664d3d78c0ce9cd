import * as z from 'zod/mini';
import { type CustomerAccount, DisplayId } from '#bank/core/ledger/accounts';
import { StoredKey, StoredText } from '#bank/core/storage/stored-text';
import { accountRef } from './views';

/** Name and number of an account at the time of an order, stored with the order. */
export const StoredAccount = z.object({
  account: StoredKey,
  description: StoredText(100),
  displayId: DisplayId,
});
type StoredAccount = z.infer<typeof StoredAccount>;

export const storedAccount = (account: CustomerAccount): StoredAccount => ({
  account: account.key,
  ...accountRef(account),
});
