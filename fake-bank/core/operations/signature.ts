import * as z from 'zod/mini';
import { WRONG_VALUES } from '#contract/signatures';
import { logFailure, logSuccess } from '../activity/activity';
import { isBefore } from '../calendar/clock';
import { StoredInstant } from '../calendar/stored-dates';
import { customers } from '../customers/customers';
import { DomainError, fieldError } from '../errors/domain-error';
import { sortable } from '../lists/position';
import { Collection, type Reader } from '../storage/collection';
import { Count, keyNumbers, nextKey, numberInKey } from '../storage/sequence';
import { StoredJson, StoredKey } from '../storage/stored-text';
import type { Transaction } from '../storage/transaction';
import { failureAt } from './magic-tokens';
import { canonical, type Operation, operations, type SignedCall, sortedQuery } from './record';

const MINUTE = 60_000;
/** Time to give a signature, and its validity afterwards, on the bank's clock. */
const INITIATED_MS = 5 * MINUTE;
const SIGNED_MS = 30 * MINUTE;
/** On the system clock. */
const LOCKED_MS = 15 * MINUTE;
/** Retention of expired signatures, and the limit of signatures per customer. */
const RETENTION_MS = 60 * MINUTE;
const MAX_SIGNATURES = 100;

const Signature = z.object({
  key: StoredKey,
  customer: StoredKey,
  operation: StoredKey,
  value: StoredKey,
  /** The signature is invalid if the operation's body or call differs. */
  body: StoredJson,
  call: z.optional(StoredJson),
  state: z.enum(['initiated', 'signed', 'spent']),
  until: StoredInstant,
});
type Signature = z.infer<typeof Signature>;

export const signatures = new Collection<Signature, 'byOperation' | 'byCustomer'>(
  'signatures',
  Signature,
  (signature) => signature.key,
  {
    byOperation: { keys: (signature) => [signature.operation], order: (signature) => signature.key },
    byCustomer: { keys: ({ customer }) => [customer], order: ({ until }) => sortable(until) },
  },
  {
    references: ({ operation }) => ({ operation: [operations, operation] }),
    sequenceNumbers: {
      ...keyNumbers('signature'),
      challenge: ({ value }) => numberInKey('challenge', 'value', value),
    },
  },
);

const Signer = z.object({ customer: StoredKey, wrong: Count, lockedUntil: z.optional(StoredInstant) });

export const signers = new Collection('signers', Signer, (signer) => signer.customer, {});

const lockedError = (ms: number) =>
  new DomainError('E_500BAASMXSIGN_007', { retryAfter: Math.ceil(ms / 1000) });

function wrongValues(tx: Transaction, customer: string, systemClock: number): number {
  const signer = tx.get(signers, customer);
  if (!signer?.lockedUntil) return signer?.wrong ?? 0;
  if (isBefore(signer.lockedUntil, LOCKED_MS, systemClock))
    throw lockedError(signer.lockedUntil - systemClock);
  return 0;
}

function names(address: string, { url, query }: SignedCall): boolean {
  const [path, search] = address.split('?');
  return path === url && (search === undefined || sortedQuery(search) === query);
}

type Signing = { customer: string; now: number; systemClock: number };

function forgetOldSignatures(tx: Transaction, customer: string, now: number): void {
  const stored = tx.list(signatures, 'byCustomer', customer);
  const excessCount = stored.length - MAX_SIGNATURES + 1;
  const discarded = stored.filter(({ until }, index) => index < excessCount || until + RETENTION_MS <= now);
  for (const { key } of discarded) tx.delete(signatures, key);
}

export function initiate(
  tx: Transaction,
  { customer, now, systemClock }: Signing,
  { key, url, method }: { key: string; url: string; method: string },
): Signature {
  if (tx.get(customers, customer)?.tokenType === 'none') throw new DomainError('E_BFF_SECSIG_001');
  wrongValues(tx, customer, systemClock);
  const operation = tx.get(operations, key);
  if (operation?.customer !== customer || operation.done) {
    throw new DomainError('CZ_NOT_FOUND', { field: 'operation_context.key' });
  }
  const { call, validated } = operation;
  if (!call || validated === undefined) throw new DomainError('CZ_NOT_VALIDATED');
  if (!names(url, call)) throw fieldError('operation_url', 'No es la operación que espera firma.');
  if (call.method !== method) throw fieldError('operation_type', 'No es la operación que espera firma.');
  forgetOldSignatures(tx, customer, now);
  return tx.put(signatures, {
    key: nextKey(tx, 'signature'),
    customer,
    operation: key,
    value: nextKey(tx, 'challenge'),
    body: validated,
    call: canonical(call),
    state: 'initiated',
    until: now + INITIATED_MS,
  });
}

/** The lock error is returned, not thrown, so that the lock is committed first. */
export type SigningOutcome = 'SIGNED' | { attemptsLeft: number } | { rejection: DomainError };

export function sign(
  tx: Transaction,
  { customer, now, systemClock }: Signing,
  { key, value }: { key: string; value: string },
): SigningOutcome {
  const attempts = wrongValues(tx, customer, systemClock);
  const signature = tx.get(signatures, key);
  if (signature?.customer !== customer) throw new DomainError('CZ_NOT_FOUND');
  const operation = tx.get(operations, signature.operation);
  const isUnchanged = operation !== undefined && signsFor(signature, operation);
  if (signature.state === 'spent' || now >= signature.until || !isUnchanged) {
    throw new DomainError('E_500BAASMXSIGN_005');
  }
  const failure = failureAt(value);
  if (failure) throw new DomainError(failure);
  if (value !== tx.get(customers, customer)?.token) {
    const attemptsLeft = WRONG_VALUES - attempts - 1;
    const lock = attemptsLeft === 0 && { lockedUntil: systemClock + LOCKED_MS };
    tx.put(signers, { customer, wrong: attempts + 1, ...lock });
    logFailure(tx, { customer, now }, { type: 'SIGNATURE', description: 'Firma con una clave incorrecta' });
    return lock ? { rejection: lockedError(LOCKED_MS) } : { attemptsLeft };
  }
  tx.put(signers, { customer, wrong: 0 });
  // A repeat, after a lost response, does not extend the validity.
  if (signature.state === 'initiated') {
    tx.put(signatures, { ...signature, state: 'signed', until: now + SIGNED_MS });
    logSuccess(tx, { customer, now }, 'SIGNATURE', 'Firmaste una operación con tu token');
  }
  return 'SIGNED';
}

const signsFor = ({ body, call }: Signature, { validated, call: waiting }: Operation): boolean =>
  body === validated && waiting !== undefined && call === canonical(waiting);

const countsFor = (signature: Signature, operation: Operation, now: number): boolean =>
  signature.state === 'signed' && signsFor(signature, operation) && now < signature.until;

export const isSigned = (reader: Reader, operation: Operation, now: number): boolean =>
  reader
    .list(signatures, 'byOperation', operation.key)
    .some((signature) => countsFor(signature, operation, now));

export function forgetSignatures(tx: Transaction, operation: string): void {
  for (const { key } of [...tx.list(signatures, 'byOperation', operation)]) tx.delete(signatures, key);
}

export function spendSignatures(tx: Transaction, operation: string): void {
  for (const signature of [...tx.list(signatures, 'byOperation', operation)]) {
    tx.put(signatures, { ...signature, state: 'spent' });
  }
}
