import { tabStorage } from '#web/lib/environment/storage.ts';
import { PENDING_SUBMISSION } from '#web/lib/session/traces.ts';

/** Saves a flow's base address or the key of the account that is paid. */
export const savePendingSubmission = (what: string, key = ''): void =>
  tabStorage.setItem(PENDING_SUBMISSION, `${what} ${key}`);

export const clearPendingSubmission = (): void => tabStorage.removeItem(PENDING_SUBMISSION);

/** True if this tab's last submission has no known outcome. */
export const hasPendingSubmission = (): boolean => tabStorage.getItem(PENDING_SUBMISSION) !== null;

/** Null unless a reload interrupted a submission. */
export function pendingSubmissionKey(what: string): string | null {
  const [sent, key = ''] = tabStorage.getItem(PENDING_SUBMISSION)?.split(' ') ?? [];
  return sent === what ? key : null;
}
