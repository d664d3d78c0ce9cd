import { tabStorage } from '#web/lib/environment/storage.ts';

/** In session storage: what of this tab was on its way when its page was reloaded, and the key it was sent with. */
const SENT = 'sentOrder';

/** An order of the flow at this address, or a payment of this account, is on its way. */
export const savePendingSubmission = (what: string, key = ''): void =>
  tabStorage.setItem(SENT, `${what} ${key}`);

/** It is known what became of it, or the customer was told that it is not. */
export const clearPendingSubmission = (): void => tabStorage.removeItem(SENT);

/** The key of one that nobody heard of how it ended; null where there is none. */
export function pendingSubmissionKey(what: string): string | null {
  const [sent, key = ''] = tabStorage.getItem(SENT)?.split(' ') ?? [];
  return sent === what ? key : null;
}
