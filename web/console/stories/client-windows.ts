import { tabStorage } from '#web/lib/environment/storage.ts';
import { audienceUrl } from '../lib/audience';
import { allowLeaving, BANK_WINDOW, leaveClient } from '../lib/bank-window';

export type ClientWindow = 'first' | 'second';

const NAMES: Readonly<Record<ClientWindow, string>> = { first: BANK_WINDOW, second: `${BANK_WINDOW}-2` };

/** Opens separate windows beside the console; the second one does not cover the first. */
const FEATURES: Readonly<Record<ClientWindow, string>> = {
  first: 'popup,width=1180,height=860',
  second: 'popup,width=1180,height=860,left=160,top=120',
};

const openKey = (which: ClientWindow): string => `consoleWindow-${which}`;

/** Opens or finds a window; null if the browser blocks it, for example without a user gesture. */
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

/** Simulates user activity, because the client signs out after five idle minutes. */
export function keepAwake(opened: Window | null): void {
  if (opened !== null && !opened.closed) opened.dispatchEvent(new Event('wheel'));
}

export const showAddress = (opened: Window | null, address: string): void =>
  leave(opened, ({ location }) => location.assign(address));

/** Replaces the client's page, whose data was deleted, by the title of a story. `path` is the story's page. */
export const showTitle = (opened: Window | null, path: string): void =>
  leave(opened, ({ location }) => location.replace(audienceUrl(path)));

/** Leaves the client first: until the window is closed, its client would still use the session. */
export async function closeSecond(opened: Window | null): Promise<void> {
  tabStorage.removeItem(openKey('second'));
  if (opened === null || opened.closed) return;
  await leaveClient(opened);
  opened.close();
}

/** Finds a window that this tab opened for an earlier story, by its name. */
const openedBefore = (which: ClientWindow): Window | null =>
  tabStorage.getItem(openKey(which)) === null ? null : openClient(which);

/** Reuses the windows of the previous story for another one. */
export function takeOverWindows(path: string): void {
  void closeSecond(openedBefore('second'));
  showTitle(openedBefore('first'), path);
}
