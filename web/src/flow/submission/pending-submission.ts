import { tabStorage } from '#web/lib/environment/storage.ts';

/** Session storage entry of this tab's submission in flight. */
const SENT = 'sentOrder';

/** Saves a flow's base address or the key of the account that is paid. */
export const savePendingSubmission = (what: string, key = ''): void =>
  tabStorage.setItem(SENT, `${what} ${key}`);

export const clearPendingSubmission = (): void => tabStorage.removeItem(SENT);

/** True if this tab's last submission has no known outcome. */
export const hasPendingSubmission = (): boolean => tabStorage.getItem(SENT) !== null;

/** Null unless a reload interrupted a submission. */
export function pendingSubmissionKey(what: string): string | null {
  const [sent, key = ''] = tabStorage.getItem(SENT)?.split(' ') ?? [];
  return sent === what ? key : null;
}
