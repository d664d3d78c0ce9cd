import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { sessionStore } from '../api/session-store';
import { onUnauthorized } from '../api/unauthorized';
import { activity } from './activity';
import { addressOf } from './addresses';
import { dropCopiedPair } from './copied-tab';
import { adoptSession } from './open-session';
import { endingAddress, forgetSession } from './sign-out';
import { onTabMessage, type TabMessage } from './tabs';
import { clearTab, tabSession } from './traces';

/**
 * This tab has nothing more to do with its session; says why on a page of its own. It still remembers which session it
 * was: on its way to the page that signs out, it must not end one that was begun since.
 */
function leave(address: string): void {
  clearTab();
  location.replace(address);
}

export const leaveFor = (route: string): void => leave(addressOf(route));

function handleTabMessage(message: TabMessage): void {
  const own = tabSession();
  if (message.type === 'signed-in') {
    if (own !== null && own !== message.csid) leaveFor('/auth/signin/session-exists');
    return;
  }
  // A tab without a session has nothing to hide.
  if (own === message.csid && sessionStore.read() !== null) leave(endingAddress(message.ending));
}

/** A pair may have run out while others still use the session: the cookie knows. Says whether it has a new one. */
async function renewPair(): Promise<boolean> {
  const found = await adoptSession();
  if (found === 'another') leaveFor('/auth/signin/session-exists');
  if (found === 'none') {
    const ending = activity.wasSilent(Date.now()) ? 'idle' : 'customer';
    forgetSession(ending);
    leave(endingAddress(ending));
  }
  return found === 'own';
}

/** Both say by themselves what a 401 means to them. */
const isSessionCall = (path: string) => /^\/api\/(logout|initSession)\b/.test(path);

/** Ends what this tab shows when its session ends elsewhere: at the bank, or in another tab. */
export function watchSession(queryClient: QueryClient): () => void {
  const stopLeavingWord = dropCopiedPair();
  const stopListening = onTabMessage(handleTabMessage);
  let renewing: Promise<boolean> | undefined;
  const stopRenewing = onUnauthorized(async (path, renewed) => {
    // Before the customer is known a 401 leads to sign-in instead; a tab that has left its session has left.
    const signedIn = queryClient.getQueryState(queryKeys.user)?.status === 'success';
    if (!signedIn || isSessionCall(path) || sessionStore.read() === null) return false;
    if (renewed) {
      leave(endingAddress('customer'));
      return false;
    }
    renewing ??= renewPair().finally(() => {
      renewing = undefined;
    });
    return renewing;
  });
  // A page that comes back from the browser's memory may show a session that has ended since.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) location.reload();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopLeavingWord();
    stopListening();
    stopRenewing();
    window.removeEventListener('pageshow', onPageShow);
  };
}
