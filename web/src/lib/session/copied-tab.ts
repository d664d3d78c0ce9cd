import { sessionStore } from '../api/session-store';
import { tabStorage } from '../environment/storage';

const LEFT = 'left';

/**
 * A duplicated tab copies the session pair, which both would rotate. Pages leave a mark when they unload;
 * without it the pair is a copy and is dropped, and the cookie gives this tab a new one.
 */
export function dropCopiedPair(): () => void {
  if (tabStorage.getItem(LEFT) === null) sessionStore.clear();
  tabStorage.removeItem(LEFT);
  const leaveWord = () => tabStorage.setItem(LEFT, 'true');
  window.addEventListener('pagehide', leaveWord);
  return () => window.removeEventListener('pagehide', leaveWord);
}
