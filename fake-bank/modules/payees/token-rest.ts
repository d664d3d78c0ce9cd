import * as z from 'zod/mini';
import { isWithin } from '#bank/core/calendar/clock';
import { StoredInstant } from '#bank/core/calendar/stored-dates';
import { DomainError } from '#bank/core/errors/domain-error';
import { Collection, type Reader } from '#bank/core/storage/collection';
import { StoredKey } from '#bank/core/storage/stored-text';
import type { Transaction } from '#bank/core/storage/transaction';

const TokenUse = z.object({ customer: StoredKey, at: StoredInstant });

/** Last time a token saved a payee (system clock). */
export const tokenUses = new Collection('payee-token-uses', TokenUse, (use) => use.customer, {});

/** Period in which a token shows the same value. */
const SAME_VALUE_MS = 30_000;

type Signer = { customer: string; systemClock: number };

/** A token value can save only one payee (replay protection). */
export function checkTokenRested(reader: Reader, { customer, systemClock }: Signer): void {
  const last = reader.get(tokenUses, customer)?.at;
  if (last !== undefined && isWithin(SAME_VALUE_MS, last, systemClock))
    throw new DomainError('E_BAASMXBPAP_024');
}

export const recordTokenUse = (tx: Transaction, { customer, systemClock }: Signer): void =>
  void tx.put(tokenUses, { customer, at: systemClock });
