import { customers } from '#bank/core/customers/customers';
import { DomainError } from '#bank/core/errors/domain-error';
import type { Reader } from '#bank/core/storage/collection';

/** A bad credit score blocks third-party orders and all credit. */
export function checkScore(reader: Reader, customer: string): void {
  const score = reader.get(customers, customer)?.score;
  if (score === 'declined') throw new DomainError('BYND_SCORE_DECLINE_002');
  if (score === 'blocked') throw new DomainError('BYND_SCORE_BLOCKED_001');
}
