import { addressOf } from './addresses';
import type { SessionOwner } from './open-session';
import { revokeSession } from './sign-out-state';
import { broadcastToTabs, type Ending } from './tabs';
import { clearDevice, saveSignedOut } from './traces';

const endingPages: Record<Ending, string> = { customer: '/logged-out', idle: '/session-timeout' };

export const endingAddress = (ending: Ending): string => addressOf(endingPages[ending]);

export function forgetSession(ending: Ending): void {
  const csid = clearDevice();
  if (csid !== null) broadcastToTabs({ type: 'signed-out', ending, csid });
}

/** Ends the session in every tab at once; resolves when the bank has ended it. */
export function endSession(ending: Ending): Promise<SessionOwner> {
  const revocation = revokeSession();
  forgetSession(ending);
  return revocation;
}

interface SignOut {
  ending: Ending;
  externalUrl?: string | undefined;
}

/** Uses a full page load to clear the customer's data from memory. */
export async function signOut({ ending, externalUrl }: SignOut): Promise<void> {
  await endSession(ending);
  if (ending === 'customer' && externalUrl === undefined) saveSignedOut();
  location.replace(externalUrl ?? endingAddress(ending));
}
