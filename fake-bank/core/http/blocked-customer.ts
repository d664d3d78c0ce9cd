import { type Clock, isBefore } from '../calendar/clock';
import { type Customer, customers } from '../customers/customers';
import { DomainError } from '../errors/domain-error';
import type { CustomerCall } from './call';

const BLOCKED_MS = 15 * 60_000;

export const isBlocked = ({ blockedUntil }: Pick<Customer, 'blockedUntil'>, now: number): boolean =>
  blockedUntil !== undefined && isBefore(blockedUntil, BLOCKED_MS, now);

type Ending = { endSessions: (bank: string, customer: string) => void; systemClock: Clock };

/** Ends the customer's sessions if the credit bureau's score blocks the customer. */
export async function endSessionsWhenBlocked<Answer>(
  { bank, customer, commit }: CustomerCall,
  { endSessions, systemClock }: Ending,
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'BYND_SCORE_BLOCKED_001') {
      endSessions(bank.id, customer);
      await commit((tx) => {
        const blocked = tx.get(customers, customer);
        if (blocked) tx.put(customers, { ...blocked, blockedUntil: systemClock() + BLOCKED_MS });
      });
    }
    throw error;
  }
}
