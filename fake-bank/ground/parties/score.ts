import { Refusal } from '../refusal/refusal';
import type { Reader } from '../store/transaction';
import { customers } from './customers';

/** The credit bureau's word stands above what a customer orders to others, and above every credit. */
export function checkScore(reader: Reader, customer: string): void {
  const score = reader.get(customers, customer)?.score;
  if (score === 'declined') throw new Refusal('BYND_SCORE_DECLINE_002');
  if (score === 'blocked') throw new Refusal('BYND_SCORE_BLOCKED_001');
}
