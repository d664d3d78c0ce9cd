import * as z from 'zod/mini';
import { StoredInstant } from '../../ground/calendar/stored-dates';
import { Refusal } from '../../ground/refusal/refusal';
import { Collection } from '../../ground/store/collection';
import type { Reader, Transaction } from '../../ground/store/transaction';

const TokenUse = z.object({ customer: z.string(), at: StoredInstant });

/** When a customer's token last saved a payee, on the wall's clock. */
export const tokenUses = new Collection('payee-token-uses', TokenUse, (use) => use.customer, {});

/** For how long a token shows the same value. */
const SAME_VALUE_MS = 30_000;

type Signer = { customer: string; wall: number };

/** A value that has saved a payee saves no other: the token has to show its next one. */
export function checkTokenRested(reader: Reader, { customer, wall }: Signer): void {
  const last = reader.get(tokenUses, customer)?.at;
  if (last !== undefined && wall - last < SAME_VALUE_MS) throw new Refusal('E_BAASMXBPAP_024');
}

export const noteToken = (tx: Transaction, { customer, wall }: Signer): void =>
  void tx.put(tokenUses, { customer, at: wall });
