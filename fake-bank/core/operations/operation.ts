import { DomainError } from '../errors/domain-error';
import type { Reader } from '../storage/collection';
import { nextKey, nextNumber } from '../storage/sequence';
import type { Transaction } from '../storage/transaction';
import { canonical, type Operation, openKey, operations } from './record';
import { forgetSignatures } from './signature';

type Named = { key: string; customer: string; kind: string };

/** Pruning limit per customer. Completed operations are kept, so that a nonce works only once. */
const MOST_UNFINISHED = 100;

export function startOperation(tx: Transaction, operation: Omit<Operation, 'number'>): Operation {
  const started = tx.put(operations, { ...operation, number: nextNumber(tx, 'operations') });
  const unfinished = tx.list(operations, 'byUnfinished', operation.customer);
  for (const { key } of unfinished.slice(0, Math.max(0, unfinished.length - MOST_UNFINISHED))) {
    tx.delete(operations, key);
    forgetSignatures(tx, key);
  }
  return started;
}

export function openOperation(
  tx: Transaction,
  customer: string,
  kind: string,
): { key: string; nonce: string } {
  const operation = { key: nextKey(tx, 'operation'), nonce: nextKey(tx, 'nonce') };
  startOperation(tx, { ...operation, customer, kind });
  return operation;
}

/** Reuses an unbound operation, for GET routes that browsers may repeat. */
export function reuseOpenOperation(
  tx: Transaction,
  customer: string,
  kind: string,
): { key: string; nonce: string } {
  const open = tx.list(operations, 'byOpen', openKey({ customer, kind })).at(-1);
  if (open?.nonce === undefined) return openOperation(tx, customer, kind);
  return { key: open.key, nonce: open.nonce };
}

export function keyOfNonce(
  reader: Reader,
  { nonce, customer, kind }: Omit<Named, 'key'> & { nonce: string },
): string {
  const [found] = reader.list(operations, 'byNonce', nonce);
  if (found?.customer !== customer || found.kind !== kind) {
    throw new DomainError('CZ_NOT_FOUND', { field: 'nonce' });
  }
  return found.key;
}

export function typeOfOperation<Type extends string>(
  reader: Reader,
  { key, customer }: Pick<Named, 'key' | 'customer'>,
  types: readonly Type[],
  kindOf: (type: Type) => string,
): Type {
  const operation = reader.get(operations, key);
  const type = types.find((known) => kindOf(known) === operation?.kind);
  if (operation?.customer !== customer || type === undefined) throw new DomainError('CZ_NOT_FOUND');
  return type;
}

function find(tx: Transaction, { key, customer, kind }: Named): Operation {
  const found = tx.get(operations, key);
  if (!found || found.customer !== customer || found.kind !== kind) throw new DomainError('CZ_NOT_FOUND');
  return found;
}

export function bindOperation(tx: Transaction, named: Named & { nonce?: string }, body: unknown): void {
  const operation = find(tx, named);
  if (named.nonce !== undefined) checkNonce(operation, named.nonce);
  if (operation.done) throw new DomainError('CZ_NONCE_REUSED');
  tx.put(operations, { ...operation, validated: canonical(body) });
}

export function unbindOperation(tx: Transaction, named: Named): void {
  const { validated: _, ...operation } = find(tx, named);
  tx.put(operations, operation);
}

function checkNonce(operation: Operation, nonce: string): void {
  if (operation.nonce !== nonce) throw new DomainError('CZ_NOT_FOUND', { field: 'nonce' });
}

/** Stores details shown at review that are not in the body, such as the resolved target. */
export function storeReviewed(tx: Transaction, named: Named, shown: unknown): void {
  tx.put(operations, { ...find(tx, named), reviewed: canonical(shown) });
}

export function checkReviewed(tx: Transaction, named: Named, shown: unknown): void {
  if (find(tx, named).reviewed !== canonical(shown)) throw new DomainError('CZ_NOT_VALIDATED');
}

/** `nonce` is null if the call has none; the key then works once. */
export type Execution = Named & { nonce: string | null };

export function claim(tx: Transaction, named: Execution, body: unknown): Operation | { made: string } {
  const operation = find(tx, named);
  if (named.nonce !== null) checkNonce(operation, named.nonce);
  if (!operation.done) return operation;
  if (operation.done.body !== canonical(body)) throw new DomainError('CZ_NONCE_REUSED');
  return { made: operation.done.made };
}

export function checkValidated(operation: Operation, body: unknown): void {
  if (operation.validated !== canonical(body)) throw new DomainError('CZ_NOT_VALIDATED');
}

export function finish(tx: Transaction, { key }: Operation, body: unknown, made: string): void {
  const operation = tx.get(operations, key);
  if (operation) tx.put(operations, { ...operation, done: { body: canonical(body), made } });
}

type Once = {
  /** Throws if the body refers to another customer's data; runs before all other checks. */
  checkOwnership: () => void;
  mayBeUnvalidated: () => boolean;
  make: () => string;
};

/** A repeat with the same body does nothing and returns the same key. */
export function executeOnce(
  tx: Transaction,
  execution: Execution,
  body: unknown,
  { checkOwnership, mayBeUnvalidated, make }: Once,
): string {
  const operation = claim(tx, execution, body);
  if ('made' in operation) return operation.made;
  checkOwnership();
  if (operation.validated !== undefined || !mayBeUnvalidated()) checkValidated(operation, body);
  const result = make();
  finish(tx, operation, body, result);
  return result;
}
