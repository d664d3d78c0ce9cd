import { addressOf } from './addresses';
import type { SessionOwner } from './open-session';
import { revokeSession } from './sign-out-state';
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
export function endSession(ending: Ending): Promise<SessionOwner> {
  const closed = revokeSession();
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
