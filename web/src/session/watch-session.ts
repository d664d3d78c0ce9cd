import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { sessionStore } from '../api/session-store';
import { onUnauthorized } from '../api/unauthorized';
import { addressOf } from './addresses';
import { endingPages } from './sign-out';
import { onTabMessage, type TabMessage } from './tabs';
import { clearTab, leaveSession, SESSION_ID } from './traces';

/** This tab has nothing more to do with its session; says why on a page of its own. */
export function leaveFor(route: string): void {
  leaveSession();
  location.replace(addressOf(route));
}

function handleTabMessage(message: TabMessage): void {
  if (message.type === 'signed-out') {
    // A tab without a session has nothing to hide.
    if (sessionStore.read() !== null) leaveFor(endingPages[message.ending]);
    return;
  }
  const ownId = sessionStorage.getItem(SESSION_ID);
  if (ownId === null || ownId === message.csid) return;
  // Still remembers which session it was: on its way to the page that signs out, it must not end the new one.
  clearTab();
  location.replace(addressOf('/auth/signin/session-exists'));
}

/** Ends what this tab shows when its session ends elsewhere: at the bank, or in another tab. */
export function watchSession(queryClient: QueryClient): void {
  onTabMessage(handleTabMessage);
  onUnauthorized((path) => {
    // Before the customer is known a 401 leads to sign-in instead; at sign-out it changes nothing.
    const signedIn = queryClient.getQueryState(queryKeys.user)?.status === 'success';
    if (!signedIn || path.startsWith('/api/logout')) return;
    // Still remembers which session it was: the news of a sign-in that ended it may be on its way.
    clearTab();
    location.replace(addressOf(endingPages.customer));
  });
  // A page that comes back from the browser's memory may show a session that has ended since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
