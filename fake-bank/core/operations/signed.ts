import type { SignatureRequired } from '#contract/domain/signature';
import type { ErrorCode } from '#contract/errors';
import { DomainError } from '../errors/domain-error';
import { nextKey } from '../storage/sequence';
import type { Transaction } from '../storage/transaction';
import { checkValidated, claim, type Execution, finish, startOperation } from './operation';
import { canonical, type Operation, operations, requestKey, type SignedCall } from './record';
import { isSigned, spendSignatures } from './signature';

/** What was made, or the signature that is missing. */
type Answered = { made: string } | { sign: SignatureRequired };
/** The phone's refusal is written down before it is thrown, so that the next call asks the phone again. */
export type SignedOutcome = Answered | { refused: ErrorCode };

/** What a committed outcome answers; throws the phone's refusal. */
export function answered(outcome: SignedOutcome): Answered {
  if ('refused' in outcome) throw new DomainError(outcome.refused);
  return outcome;
}

/** Who sends the call, and when: a signature counts for it alone. */
type Sent = { now: number; call: SignedCall };

type Steps<Checked> = {
  /** Runs at every call, before a signature is asked for; throws what is wrong. */
  check: () => Checked;
  /** Runs once, when it is signed; answers the key of what it made. */
  make: (checked: Checked) => string;
  /** Where the customer's phone has to approve it too: whether it does. */
  approved?: () => boolean;
};

/** Asks for what is missing, one thing after the other; undefined where all is there. */
function missing(
  tx: Transaction,
  operation: Operation,
  { now, call }: Sent,
  approved: (() => boolean) | undefined,
): Exclude<SignedOutcome, { made: string }> | undefined {
  const { key } = operation;
  const waiting = { ...operation, call };
  if (!isSigned(tx, waiting, now)) {
    tx.put(operations, waiting);
    return { sign: { status: 'REQUIRED_SIGN', key } };
  }
  if (approved === undefined) return undefined;
  if (!operation.asked) {
    tx.put(operations, { ...operation, asked: true });
    return { sign: { status: 'REQUIRED_SIGN', key, by: 'QR' } };
  }
  if (approved()) return undefined;
  tx.put(operations, { ...operation, asked: false });
  return { refused: 'E500BAASMXSQR005' };
}

/**
 * Carries out, once, an operation that has a nonce, was validated and has to be signed. `checkOwnership` throws where
 * the body names what is not the customer's: that comes before everything else.
 */
export function executeSignedOnce<Checked>(
  tx: Transaction,
  named: Execution & Sent,
  body: unknown,
  { checkOwnership, check, make, approved }: Steps<Checked> & { checkOwnership: () => void },
): SignedOutcome {
  const operation = claim(tx, named, body);
  if ('made' in operation) return operation;
  checkOwnership();
  checkValidated(operation, body);
  const checked = check();
  const unsigned = missing(tx, operation, named, approved);
  if (unsigned) return unsigned;
  const result = make(checked);
  spendSignatures(tx, operation.key);
  finish(tx, operation, body, result);
  return { made: result };
}

/** By what calls without a nonce are told apart, beside their body. */
const kindOf = ({ method, url, query }: SignedCall): string =>
  query === '' ? `${method} ${url}` : `${method} ${url}?${query}`;

/** How long a call without a nonce outlives the visit that began it, on the bank's clock. */
const OUTLIVES_MS = 5 * 60_000;

/** What other visits of the customer left behind is forgotten. */
function forgetOtherVisits(tx: Transaction, { customer, now, call }: { customer: string } & Sent): void {
  for (const { key, call: left, begunAt = 0 } of [...tx.list(operations, 'byRequester', customer)]) {
    if (left?.visit !== call.visit && begunAt + OUTLIVES_MS <= now) tx.delete(operations, key);
  }
}

/**
 * A call whose body has no nonce: it is pending under its customer, address, visit and body until it is signed and
 * done. The same call after that is another one.
 */
export function executeWhenSigned<Checked>(
  tx: Transaction,
  { customer, now, call }: { customer: string } & Sent,
  body: unknown,
  { check, make, approved }: Steps<Checked>,
): SignedOutcome {
  const checked = check();
  const request = { customer, kind: kindOf(call), validated: canonical(body), call };
  const [found] = tx.list(operations, 'byRequest', requestKey(request));
  if (!found) forgetOtherVisits(tx, { customer, now, call });
  const operation = found ?? startOperation(tx, { key: nextKey(tx, 'operation'), ...request, begunAt: now });
  const unsigned = missing(tx, operation, { now, call }, approved);
  if (unsigned) return unsigned;
  const result = make(checked);
  spendSignatures(tx, operation.key);
  tx.delete(operations, operation.key);
  return { made: result };
}
