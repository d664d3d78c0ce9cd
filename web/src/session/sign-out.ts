import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addressOf } from './addresses';
import { signOutKey } from './auth';
import { closeSession } from './open-session';
import { broadcastToTabs, type Ending } from './tabs';
import { clearDevice } from './traces';

export const endingPages: Record<Ending, string> = { customer: '/logged-out', idle: '/session-timeout' };

/** Ends the session at the bank, on this device and in every tab. */
export async function endSession(ending: Ending): Promise<void> {
  await closeSession();
  clearDevice();
  broadcastToTabs({ type: 'signed-out', ending });
}

interface SignOut {
  ending: Ending;
  /** Another site to leave for, once signed out. */
  externalUrl?: string | undefined;
}

/** Leaves with a full-page visit, so that nothing of the customer stays in memory. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: signOutKey,
    mutationFn: ({ ending }: SignOut) => endSession(ending),
    onSuccess: (_nothing, { ending, externalUrl }) => {
      queryClient.clear();
      location.replace(externalUrl ?? addressOf(endingPages[ending]));
    },
  });
}
