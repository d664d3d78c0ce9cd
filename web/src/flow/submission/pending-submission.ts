import { tabStorage } from '#web/lib/environment/storage.ts';

/** Session storage key of this tab's submission in flight, with its idempotency key. */
const SENT = 'sentOrder';

/** Saves a flow's base address or the key of the account that is paid. */
export const savePendingSubmission = (what: string, key = ''): void =>
  tabStorage.setItem(SENT, `${what} ${key}`);

/** Called once the outcome is known, or the customer was warned that it is not. */
export const clearPendingSubmission = (): void => tabStorage.removeItem(SENT);

/** Returns the key of a submission interrupted by a reload, or null. */
export function pendingSubmissionKey(what: string): string | null {
  const [sent, key = ''] = tabStorage.getItem(SENT)?.split(' ') ?? [];
  return sent === what ? key : null;
}
