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

/** The caller must not continue: closing its dialogs goes back in the history, which cancels the navigation. */
const neverResolve = () => new Promise<never>(() => {});

/** Keeps the session id, so that the sign-out page does not end a newer session. */
function leave(address: string): Promise<never> {
  clearTab();
  location.replace(address);
  return neverResolve();
}

export const leaveFor = (route: string): Promise<never> => leave(addressOf(route));

function handleTabMessage(message: TabMessage): void {
  const tabCsid = tabSession();
  if (message.type === 'signed-in') {
    if (tabCsid !== null && tabCsid !== message.csid) void leaveFor('/auth/signin/session-exists');
    return;
  }
  if (tabCsid === message.csid && sessionStore.read() !== null) void leave(endingAddress(message.ending));
}

async function renewPair(): Promise<boolean> {
  const owner = await adoptSession();
  if (owner === 'another') return leaveFor('/auth/signin/session-exists');
  if (owner === 'none') {
    const ending = activity.wasSilent(Date.now()) ? 'idle' : 'customer';
    forgetSession(ending);
    return leave(endingAddress(ending));
  }
  return true;
}

const isSessionCall = (path: string) => /^\/api\/(logout|initSession)\b/.test(path);

export function watchSession(queryClient: QueryClient): () => void {
  const stopMarkingUnload = dropCopiedPair();
  const stopListening = onTabMessage(handleTabMessage);
  let renewing: Promise<boolean> | undefined;
  const stopRenewing = onUnauthorized(async (path, isRetry) => {
    // A page that opens without a session handles its own 401.
    const signedIn = queryClient.getQueryState(queryKeys.user)?.status === 'success';
    if (!signedIn || isSessionCall(path)) return false;
    // The tab is being left already.
    if (sessionStore.read() === null) return neverResolve();
    if (isRetry) return leave(endingAddress('customer'));
    renewing ??= renewPair().finally(() => {
      renewing = undefined;
    });
    return renewing;
  });
  // The back/forward cache may restore a page of an ended session.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) location.reload();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopMarkingUnload();
    stopListening();
    stopRenewing();
    window.removeEventListener('pageshow', onPageShow);
  };
}
