import { tabStorage } from '#web/lib/environment/storage.ts';
import { PENDING_SUBMISSION } from '#web/lib/session/traces.ts';

/** `flow` is the base URL of a flow, or the account key of an easy payment, whose transfer has the `key`. */
export const savePendingSubmission = (flow: string, key = ''): void =>
  tabStorage.setItem(PENDING_SUBMISSION, `${flow} ${key}`);

export const clearPendingSubmission = (): void => tabStorage.removeItem(PENDING_SUBMISSION);

/** True if this tab's last submission has no known outcome. */
export const hasPendingSubmission = (): boolean => tabStorage.getItem(PENDING_SUBMISSION) !== null;

/** Returns the key of the pending submission of a flow, or null without one. */
export function pendingSubmissionKey(flow: string): string | null {
  const [savedFlow, key = ''] = tabStorage.getItem(PENDING_SUBMISSION)?.split(' ') ?? [];
  return savedFlow === flow ? key : null;
}
