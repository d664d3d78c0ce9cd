import * as z from 'zod/mini';
import { Refusal } from '../http/refusal';
import { Collection } from '../store/collection';
import { nextKey } from '../store/sequence';
import type { Transaction } from '../store/transaction';

const Operation = z.object({
  key: z.string(),
  nonce: z.string(),
  customer: z.string(),
  /** What is being done: a key of one kind is no key of another. */
  kind: z.string(),
  /** The body that validation bound, in canonical form. */
  validated: z.optional(z.string()),
  /** What was carried out: the body in canonical form and the key of what it made. */
  done: z.optional(z.object({ body: z.string(), made: z.string() })),
});
type Operation = z.infer<typeof Operation>;

export const operations = new Collection('operations', Operation, (operation) => operation.key, {});

type Named = { key: string; customer: string; kind: string };

/** The same text for the same body, whatever the order of its keys. */
function canonical(body: unknown): string {
  return JSON.stringify(body, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Begins an operation: its key, and the nonce with which it can be carried out once. */
export const openOperation = (tx: Transaction, customer: string, kind: string): Operation =>
  tx.put(operations, { key: nextKey(tx, 'operation'), nonce: nextKey(tx, 'nonce'), customer, kind });

/** Another customer's key answers like one that does not exist. */
function find(tx: Transaction, { key, customer, kind }: Named): Operation {
  const found = tx.get(operations, key);
  if (!found || found.customer !== customer || found.kind !== kind) throw new Refusal('CZ_NOT_FOUND');
  return found;
}

/** Binds what was validated; only that can be carried out. May be repeated until it is. */
export function bindOperation(tx: Transaction, named: Named, body: unknown): void {
  const operation = find(tx, named);
  if (operation.done) throw new Refusal('CZ_NONCE_REUSED');
  tx.put(operations, { ...operation, validated: canonical(body) });
}

/**
 * Carries an operation out once and answers the key of what it made. A repeat with the same body answers the
 * same key and does nothing; another body, or one that was not validated, is refused.
 */
export function carryOut(
  tx: Transaction,
  named: Named & { nonce: string },
  body: unknown,
  make: () => string,
): string {
  const operation = find(tx, named);
  if (operation.nonce !== named.nonce) throw new Refusal('CZ_NOT_FOUND', { field: 'nonce' });
  const asked = canonical(body);
  if (operation.done) {
    if (operation.done.body !== asked) throw new Refusal('CZ_NONCE_REUSED');
    return operation.done.made;
  }
  if (operation.validated !== asked) throw new Refusal('CZ_NOT_VALIDATED');
  const made = make();
  tx.put(operations, { ...operation, done: { body: asked, made } });
  return made;
}
