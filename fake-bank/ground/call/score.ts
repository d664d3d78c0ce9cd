import type { Clock } from '../calendar/clock';
import { customers } from '../parties/customers';
import { Refusal } from '../refusal/refusal';
import type { CustomerCall } from './call';

/** A blocked customer cannot sign in during this time. */
const BLOCKED_MS = 15 * 60_000;

type Ending = { endSessions: (bank: string, customer: string) => void; wall: Clock };

/** Carries a call out. Who is blocked by the credit bureau's word is out: the next call finds no session. */
export async function endingWhoIsBlocked<Answer>(
  { bank, customer, commit }: CustomerCall,
  { endSessions, wall }: Ending,
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'BYND_SCORE_BLOCKED_001') {
      endSessions(bank.id, customer);
      await commit((tx) => {
        const blocked = tx.get(customers, customer);
        if (blocked) tx.put(customers, { ...blocked, blockedUntil: wall() + BLOCKED_MS });
      });
    }
    throw error;
  }
}
