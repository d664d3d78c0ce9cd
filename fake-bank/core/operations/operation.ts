import { DomainError } from '../errors/domain-error';
import type { Reader } from '../storage/collection';
import { nextKey, nextNumber } from '../storage/sequence';
import type { Transaction } from '../storage/transaction';
import { canonical, type Operation, openKey, operations } from './record';
import { forgetSignatures } from './signature';

type OperationReference = { key: string; customer: string; kind: string };

/** Pruning limit per customer. Completed operations are kept, so that a nonce works only once. */
const MAX_UNFINISHED = 100;

export function startOperation(tx: Transaction, operation: Omit<Operation, 'number'>): Operation {
  const started = tx.put(operations, { ...operation, number: nextNumber(tx, 'operations') });
  const unfinished = tx.list(operations, 'byUnfinished', operation.customer);
  for (const { key } of unfinished.slice(0, Math.max(0, unfinished.length - MAX_UNFINISHED))) {
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
  { nonce, customer, kind }: Omit<OperationReference, 'key'> & { nonce: string },
): string {
  const [operation] = reader.list(operations, 'byNonce', nonce);
  if (operation?.customer !== customer || operation.kind !== kind) {
    throw new DomainError('CZ_NOT_FOUND', { field: 'nonce' });
  }
  return operation.key;
}

export function typeOfOperation<Type extends string>(
  reader: Reader,
  { key, customer }: Pick<OperationReference, 'key' | 'customer'>,
  types: readonly Type[],
  kindOf: (type: Type) => string,
): Type {
  const operation = reader.get(operations, key);
  const type = types.find((known) => kindOf(known) === operation?.kind);
  if (operation?.customer !== customer || type === undefined) throw new DomainError('CZ_NOT_FOUND');
  return type;
}

function find(tx: Transaction, { key, customer, kind }: OperationReference): Operation {
  const operation = tx.get(operations, key);
  if (!operation || operation.customer !== customer || operation.kind !== kind)
    throw new DomainError('CZ_NOT_FOUND');
  return operation;
}

export function bindOperation(
  tx: Transaction,
  reference: OperationReference & { nonce?: string },
  body: unknown,
): void {
  const operation = find(tx, reference);
  if (reference.nonce !== undefined) checkNonce(operation, reference.nonce);
  if (operation.done) throw new DomainError('CZ_NONCE_REUSED');
  tx.put(operations, { ...operation, validated: canonical(body) });
}

export function unbindOperation(tx: Transaction, reference: OperationReference): void {
  const { validated: _, ...operation } = find(tx, reference);
  tx.put(operations, operation);
}

function checkNonce(operation: Operation, nonce: string): void {
  if (operation.nonce !== nonce) throw new DomainError('CZ_NOT_FOUND', { field: 'nonce' });
}

/** Stores details shown at review that are not in the body, such as the resolved target. */
export function storeReviewed(tx: Transaction, reference: OperationReference, shown: unknown): void {
  tx.put(operations, { ...find(tx, reference), reviewed: canonical(shown) });
}

export function checkReviewed(tx: Transaction, reference: OperationReference, shown: unknown): void {
  if (find(tx, reference).reviewed !== canonical(shown)) throw new DomainError('CZ_NOT_VALIDATED');
}

/** `nonce` is null if the call has none; the key then works once. */
export type Execution = OperationReference & { nonce: string | null };

export function claim(
  tx: Transaction,
  reference: Execution,
  body: unknown,
): Operation | { resultKey: string } {
  const operation = find(tx, reference);
  if (reference.nonce !== null) checkNonce(operation, reference.nonce);
  if (!operation.done) return operation;
  if (operation.done.body !== canonical(body)) throw new DomainError('CZ_NONCE_REUSED');
  return { resultKey: operation.done.made };
}

export function checkValidated(operation: Operation, body: unknown): void {
  if (operation.validated !== canonical(body)) throw new DomainError('CZ_NOT_VALIDATED');
}

export function finish(tx: Transaction, { key }: Operation, body: unknown, result: string): void {
  const operation = tx.get(operations, key);
  if (operation) tx.put(operations, { ...operation, done: { body: canonical(body), made: result } });
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
  if ('resultKey' in operation) return operation.resultKey;
  checkOwnership();
  if (operation.validated !== undefined || !mayBeUnvalidated()) checkValidated(operation, body);
  const result = make();
  finish(tx, operation, body, result);
  return result;
}
