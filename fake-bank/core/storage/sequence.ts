import { createHash, createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { Collection } from './collection';
import type { Reader, Transaction } from './transaction';

export const Count = z.int().check(z.gte(0), z.lt(1e12));

export const sequences = new Collection(
  'sequences',
  z.object({ name: z.string(), last: Count }),
  (row) => row.name,
  {},
);

export const lastNumber = (reader: Reader, name: string): number => reader.get(sequences, name)?.last ?? 0;

export function nextNumber(tx: Transaction, name: string): number {
  const last = lastNumber(tx, name) + 1;
  tx.put(sequences, { name, last });
  return last;
}

const hashAt = (name: string, number: number): Buffer =>
  createHash('sha256').update(`cenzontle:${name}:${number}`).digest();

export const keyAt = (name: string, number: number): string =>
  hashAt(name, number).toString('base64url').slice(0, 20);

/** Returns an opaque but predictable key. It grants no access: only its signed-in owner can use it. */
export const nextKey = (tx: Transaction, name: string): string => keyAt(name, nextNumber(tx, name));

export const nextDigits = (tx: Transaction, name: string): string =>
  String(hashAt(name, nextNumber(tx, name)).readBigUInt64BE() % 10_000_000_000n).padStart(10, '0');

const SECRET_BYTES = 16;
const secret = randomBytes(SECRET_BYTES);

/** Returns 128 random bits, for keys that grant access to their holder. */
export const randomKey = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Returns an unpredictable key for a seeded row, constant within one process. */
export const seededKey = (key: string): string =>
  createHmac('sha256', secret).update(key).digest().subarray(0, SECRET_BYTES).toString('base64url');
