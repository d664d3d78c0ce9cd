import { tabStorage } from '#web/lib/environment/storage.ts';
import { audienceUrl } from '../lib/audience';
import { allowLeaving, BANK_WINDOW, leaveClient } from '../lib/bank-window';

export type ClientWindow = 'first' | 'second';

const NAMES: Readonly<Record<ClientWindow, string>> = { first: BANK_WINDOW, second: `${BANK_WINDOW}-2` };

/** Windows of their own beside the console, where the browser has windows; the second does not hide the first. */
const FEATURES: Readonly<Record<ClientWindow, string>> = {
  first: 'popup,width=1180,height=860',
  second: 'popup,width=1180,height=860,left=160,top=120',
};

const openKey = (which: ClientWindow): string => `consoleWindow-${which}`;

/** Opens or finds a window; null where the browser blocks it, as without a press of a key or button. */
export function openClient(which: ClientWindow): Window | null {
  const opened = window.open('', NAMES[which], FEATURES[which]);
  if (opened !== null) tabStorage.setItem(openKey(which), 'true');
  return opened;
}

function leave(opened: Window | null, go: (opened: Window) => void): void {
  if (opened === null || opened.closed) return;
  allowLeaving(opened);
  go(opened);
}

/** Counts as a gesture of the customer, whom the client signs out after five minutes without one. */
export function keepAwake(opened: Window | null): void {
  if (opened !== null && !opened.closed) opened.dispatchEvent(new Event('wheel'));
}

export const showAddress = (opened: Window | null, address: string): void =>
  leave(opened, ({ location }) => location.assign(address));

/** Replaces the page of the client, whose data is gone, by the title of a story. `path` is the story's page. */
export const showTitle = (opened: Window | null, path: string): void =>
  leave(opened, ({ location }) => location.replace(audienceUrl(path)));

/** Leaves the client first: until a window is closed, its client still takes part in the session. */
export async function closeSecond(opened: Window | null): Promise<void> {
  tabStorage.removeItem(openKey('second'));
  if (opened === null || opened.closed) return;
  await leaveClient(opened);
  opened.close();
}

/** A window that this tab opened for an earlier story, by its name. */
const openedBefore = (which: ClientWindow): Window | null =>
  tabStorage.getItem(openKey(which)) === null ? null : openClient(which);

/** Begins another story in the windows of the one before. */
export function takeOverWindows(path: string): void {
  void closeSecond(openedBefore('second'));
  showTitle(openedBefore('first'), path);
}
