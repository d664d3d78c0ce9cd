import { createHash, createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { Collection } from './collection';
import type { Reader, Transaction } from './transaction';

/** A counter's value. No bank reaches the limit, which is far below the largest safe integer. */
export const Count = z.int().check(z.gte(0), z.lt(1e12));

/** Counters of a bank: what makes keys and folios repeatable from one run to the next. */
export const sequences = new Collection(
  'sequences',
  z.object({ name: z.string(), last: Count }),
  (row) => row.name,
  {},
);

/** Where a counter stands; one that has counted nothing yet is not there. */
export const lastNumber = (reader: Reader, name: string): number => reader.get(sequences, name)?.last ?? 0;

export function nextNumber(tx: Transaction, name: string): number {
  const last = lastNumber(tx, name) + 1;
  tx.put(sequences, { name, last });
  return last;
}

const hashAt = (name: string, number: number): Buffer =>
  createHash('sha256').update(`cenzontle:${name}:${number}`).digest();

/** The key that a counter gives at a number. */
export const keyAt = (name: string, number: number): string =>
  hashAt(name, number).toString('base64url').slice(0, 20);

/**
 * Returns an opaque key, the same in every bank that took the same steps. It can be computed from the counter, so it
 * grants no access: only its signed-in owner can use it.
 */
export const nextKey = (tx: Transaction, name: string): string => keyAt(name, nextNumber(tx, name));

/** Ten digits of the same kind, where a key has to be a number. */
export const nextDigits = (tx: Transaction, name: string): string =>
  String(hashAt(name, nextNumber(tx, name)).readBigUInt64BE() % 10_000_000_000n).padStart(10, '0');

const SECRET_BYTES = 16;
const secret = randomBytes(SECRET_BYTES);

/** Returns 128 random bits for a key that grants access to whoever has it. */
export const randomKey = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Returns such a key for a seeded row: the same each time that this process plants the seed. */
export const seededKey = (key: string): string =>
  createHmac('sha256', secret).update(key).digest().subarray(0, SECRET_BYTES).toString('base64url');
