import type { SignatureRequired } from '#contract/domain/signature';
import type { ErrorCode } from '#contract/errors';
import { DomainError } from '../errors/domain-error';
import { nextKey } from '../storage/sequence';
import type { Transaction } from '../storage/transaction';
import { checkValidated, claim, type Execution, finish, startOperation } from './operation';
import { canonical, type Operation, operations, requestKey, type SignedCall } from './record';
import { isSigned, spendSignatures } from './signature';

type SignedAnswer = { resultKey: string } | { signatureRequest: SignatureRequired };
/** The phone's rejection is returned, not thrown, so that it is committed and the next call asks again. */
export type SignedOutcome = SignedAnswer | { rejection: ErrorCode };

export function unwrapOutcome(outcome: SignedOutcome): SignedAnswer {
  if ('rejection' in outcome) throw new DomainError(outcome.rejection);
  return outcome;
}

type SignedRequest = { now: number; call: SignedCall };

type Steps<Checked> = {
  check: () => Checked;
  make: (checked: Checked) => string;
  /** Returns true if the customer's phone approved. Missing for operations without this approval. */
  approved?: () => boolean;
};

function requireSignature(
  tx: Transaction,
  operation: Operation,
  { now, call }: SignedRequest,
  approved: (() => boolean) | undefined,
): Exclude<SignedOutcome, { resultKey: string }> | undefined {
  const { key } = operation;
  const pending = { ...operation, call };
  if (!isSigned(tx, pending, now)) {
    tx.put(operations, pending);
    return { signatureRequest: { status: 'REQUIRED_SIGN', key } };
  }
  if (approved === undefined) return undefined;
  if (!operation.asked) {
    tx.put(operations, { ...operation, asked: true });
    return { signatureRequest: { status: 'REQUIRED_SIGN', key, by: 'QR' } };
  }
  if (approved()) return undefined;
  tx.put(operations, { ...operation, asked: false });
  return { rejection: 'E500BAASMXSQR005' };
}

export function executeSignedOnce<Checked>(
  tx: Transaction,
  execution: Execution & SignedRequest,
  body: unknown,
  { checkOwnership, check, make, approved }: Steps<Checked> & { checkOwnership: () => void },
): SignedOutcome {
  const operation = claim(tx, execution, body);
  if ('resultKey' in operation) return operation;
  checkOwnership();
  checkValidated(operation, body);
  const checked = check();
  const unsigned = requireSignature(tx, operation, execution, approved);
  if (unsigned) return unsigned;
  const result = make(checked);
  spendSignatures(tx, operation.key);
  finish(tx, operation, body, result);
  return { resultKey: result };
}

const kindOf = ({ method, url, query }: SignedCall): string =>
  query === '' ? `${method} ${url}` : `${method} ${url}?${query}`;

/** Minimum retention of pending calls of other form sessions, on the bank's clock. */
const RETENTION_MS = 5 * 60_000;

function forgetOtherSessions(
  tx: Transaction,
  { customer, now, call }: { customer: string } & SignedRequest,
): void {
  for (const { key, call: pendingCall, begunAt = 0 } of [...tx.list(operations, 'byRequester', customer)]) {
    if (pendingCall?.visit !== call.visit && begunAt + RETENTION_MS <= now) tx.delete(operations, key);
  }
}

/** Customer, URL, form session and body identify a call without a nonce until it is done. */
export function executeWhenSigned<Checked>(
  tx: Transaction,
  { customer, now, call }: { customer: string } & SignedRequest,
  body: unknown,
  { check, make, approved }: Steps<Checked>,
): SignedOutcome {
  const checked = check();
  const request = { customer, kind: kindOf(call), validated: canonical(body), call };
  const [pendingOperation] = tx.list(operations, 'byRequest', requestKey(request));
  if (!pendingOperation) forgetOtherSessions(tx, { customer, now, call });
  const operation =
    pendingOperation ?? startOperation(tx, { key: nextKey(tx, 'operation'), ...request, begunAt: now });
  const unsigned = requireSignature(tx, operation, { now, call }, approved);
  if (unsigned) return unsigned;
  const result = make(checked);
  spendSignatures(tx, operation.key);
  tx.delete(operations, operation.key);
  return { resultKey: result };
}
