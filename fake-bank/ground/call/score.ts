import { Refusal } from '../refusal/refusal';
import type { CustomerCall } from './call';

type EndSessions = (bank: string, customer: string) => void;

/** Carries a call out. Who is blocked by the credit bureau's word is out: the next call finds no session. */
export async function endingWhoIsBlocked<Answer>(
  { bank, customer }: CustomerCall,
  endSessions: EndSessions,
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'BYND_SCORE_BLOCKED_001') endSessions(bank.id, customer);
    throw error;
  }
}
