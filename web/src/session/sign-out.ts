import { addressOf } from './addresses';
import { closeAtBank } from './closing';
import type { Adopted } from './open-session';
import { broadcastToTabs, type Ending } from './tabs';
import { clearDevice } from './traces';

const endingPages: Record<Ending, string> = { customer: '/logged-out', idle: '/session-timeout' };

/** The page that says why the session ended. */
export const endingAddress = (ending: Ending): string => addressOf(endingPages[ending]);

/** The session is over on this device and in all its tabs, which may still show it. */
export function forgetSession(ending: Ending): void {
  const csid = clearDevice();
  if (csid !== null) broadcastToTabs({ type: 'signed-out', ending, csid });
}

/** Ends the session here and in every tab at once, and at the bank as soon as it answers. */
export function endSession(ending: Ending): Promise<Adopted> {
  const closed = closeAtBank();
  forgetSession(ending);
  return closed;
}

interface SignOut {
  ending: Ending;
  /** Another site to leave for, once signed out. */
  externalUrl?: string | undefined;
}

/** Leaves with a full-page visit, so that nothing of the customer stays in memory. */
export async function signOut({ ending, externalUrl }: SignOut): Promise<void> {
  await endSession(ending);
  location.replace(externalUrl ?? endingAddress(ending));
}
