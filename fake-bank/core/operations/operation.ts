import { DomainError } from '../errors/domain-error';
import { nextKey, nextNumber } from '../storage/sequence';
import type { Reader, Transaction } from '../storage/transaction';
import { canonical, type Operation, openKey, operations } from './record';
import { forgetSignatures } from './signature';

type Named = { key: string; customer: string; kind: string };

/** Far more than anybody has begun and means to finish. What was done is kept: its nonce is good once, for ever. */
const MOST_UNFINISHED = 100;

/** Puts a new operation; of those that the customer never finished the oldest is forgotten where there are too many. */
export function startOperation(tx: Transaction, operation: Omit<Operation, 'number'>): Operation {
  const begun = tx.put(operations, { ...operation, number: nextNumber(tx, 'operations') });
  const unfinished = tx.list(operations, 'byUnfinished', operation.customer);
  for (const { key } of unfinished.slice(0, Math.max(0, unfinished.length - MOST_UNFINISHED))) {
    tx.delete(operations, key);
    forgetSignatures(tx, key);
  }
  return begun;
}

/** Begins an operation: its key, and the nonce with which it can be carried out once. */
export function openOperation(
  tx: Transaction,
  customer: string,
  kind: string,
): { key: string; nonce: string } {
  const opened = { key: nextKey(tx, 'operation'), nonce: nextKey(tx, 'nonce') };
  startOperation(tx, { ...opened, customer, kind });
  return opened;
}

/**
 * The customer's open operation of a kind: one that nothing was bound to yet, else a new one. For operations that a
 * GET hands out, which a browser may ask for again whenever it likes.
 */
export function reuseOpenOperation(
  tx: Transaction,
  customer: string,
  kind: string,
): { key: string; nonce: string } {
  const open = tx.list(operations, 'byOpen', openKey({ customer, kind })).at(-1);
  if (open?.nonce === undefined) return openOperation(tx, customer, kind);
  return { key: open.key, nonce: open.nonce };
}

/** The key of the customer's operation that has a nonce, for calls that name it by nothing else. */
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

/**
 * What was begun under a customer's key, where a call may be for one of several types; a key of anything else, or of
 * somebody else, answers like one that does not exist.
 */
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

/** Another customer's key answers like one that does not exist. */
function find(tx: Transaction, { key, customer, kind }: Named): Operation {
  const found = tx.get(operations, key);
  if (!found || found.customer !== customer || found.kind !== kind) throw new DomainError('CZ_NOT_FOUND');
  return found;
}

/** Binds what was validated; only that can be carried out. May be repeated until it is. */
export function bindOperation(tx: Transaction, named: Named & { nonce?: string }, body: unknown): void {
  const operation = find(tx, named);
  if (named.nonce !== undefined) checkNonce(operation, named.nonce);
  if (operation.done) throw new DomainError('CZ_NONCE_REUSED');
  tx.put(operations, { ...operation, validated: canonical(body) });
}

/** An order that cannot be carried out is bound no more, nor is the one before it. */
export function unbindOperation(tx: Transaction, named: Named): void {
  const { validated: _, ...operation } = find(tx, named);
  tx.put(operations, operation);
}

function checkNonce(operation: Operation, nonce: string): void {
  if (operation.nonce !== nonce) throw new DomainError('CZ_NOT_FOUND', { field: 'nonce' });
}

/** Keeps what the customer is shown of a validated order and its body does not say: where a key leads to. */
export function storeReviewed(tx: Transaction, named: Named, shown: unknown): void {
  tx.put(operations, { ...find(tx, named), reviewed: canonical(shown) });
}

/** Refuses an order that leads elsewhere than it did when the customer saw it. */
export function checkReviewed(tx: Transaction, named: Named, shown: unknown): void {
  if (find(tx, named).reviewed !== canonical(shown)) throw new DomainError('CZ_NOT_VALIDATED');
}

/** `nonce` is null where the call carries none: its key alone is good once. */
export type Execution = Named & { nonce: string | null };

/** The operation to carry out, or the key of what it has already made with the same body. */
export function claim(tx: Transaction, named: Execution, body: unknown): Operation | { made: string } {
  const operation = find(tx, named);
  if (named.nonce !== null) checkNonce(operation, named.nonce);
  if (!operation.done) return operation;
  if (operation.done.body !== canonical(body)) throw new DomainError('CZ_NONCE_REUSED');
  return { made: operation.done.made };
}

/** Another body, or one that was not validated, is refused. */
export function checkValidated(operation: Operation, body: unknown): void {
  if (operation.validated !== canonical(body)) throw new DomainError('CZ_NOT_VALIDATED');
}

export function finish(tx: Transaction, { key }: Operation, body: unknown, made: string): void {
  const operation = tx.get(operations, key);
  if (operation) tx.put(operations, { ...operation, done: { body: canonical(body), made } });
}

type Once = {
  /** Throws where the body names what is not the customer's: that comes before everything else. */
  checkOwnership: () => void;
  /** Whether the body need not have been bound before. */
  mayBeUnvalidated: () => boolean;
  /** Answers the key of what it made. */
  make: () => string;
};

/**
 * Carries an operation out once and answers the key of what it made. A repeat with the same body answers the
 * same key and does nothing.
 */
export function executeOnce(
  tx: Transaction,
  named: Execution,
  body: unknown,
  { checkOwnership, mayBeUnvalidated, make }: Once,
): string {
  const operation = claim(tx, named, body);
  if ('made' in operation) return operation.made;
  checkOwnership();
  if (operation.validated !== undefined || !mayBeUnvalidated()) checkValidated(operation, body);
  const result = make();
  finish(tx, operation, body, result);
  return result;
}
