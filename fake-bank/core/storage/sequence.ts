import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { Collection, type Reader, type SequenceNumber } from './collection';
import { StoredKey } from './stored-text';
import type { Transaction } from './transaction';

export const Count = z.int().check(z.gte(0), z.lt(1e12));

export const sequences = new Collection(
  'sequences',
  z.object({ name: StoredKey, last: Count }),
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

const CIPHER = 'aes-128-ecb';
const BLOCK_BYTES = 16;
const cipherKeys = new Map<string, Buffer>();

function cipherKeyOf(name: string): Buffer {
  const key = cipherKeys.get(name) ?? hashAt(name, 0).subarray(0, BLOCK_BYTES);
  cipherKeys.set(name, key);
  return key;
}

/** Encrypts the number, so that keys never repeat and `numberOfKey` can read it back. */
export function keyAt(name: string, number: number): string {
  const block = Buffer.alloc(BLOCK_BYTES);
  block.writeBigUInt64BE(BigInt(number), BLOCK_BYTES / 2);
  const cipher = createCipheriv(CIPHER, cipherKeyOf(name), null).setAutoPadding(false);
  return cipher.update(block).toString('base64url');
}

/** Returns undefined for a text that is no key of the sequence. */
export function numberOfKey(name: string, key: string): number | undefined {
  const block = Buffer.from(key, 'base64url');
  if (block.length !== BLOCK_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, cipherKeyOf(name), null).setAutoPadding(false).update(block);
  return decipher.readBigUInt64BE() === 0n ? Number(decipher.readBigUInt64BE(BLOCK_BYTES / 2)) : undefined;
}

/** Reads the number of a field that may hold a key of the sequence. */
export function numberInKey(
  name: string,
  field: string,
  key: string | undefined,
): SequenceNumber | undefined {
  const number = key === undefined ? undefined : numberOfKey(name, key);
  return number === undefined ? undefined : { field, number };
}

/** `sequenceNumbers` of rows whose key comes from one of these sequences. */
export const keyNumbers = (...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, ({ key }: { key: string }) => numberInKey(name, 'key', key)] as const),
  );

/** `sequenceNumbers` of rows with a number of the sequence. */
export const rowNumbers = (name: string) => ({
  [name]: ({ number }: { number: number }): SequenceNumber => ({ field: 'number', number }),
});

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
