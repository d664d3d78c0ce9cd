import { sessionStore } from '../api/session-store';
import { tabStorage } from '../environment/storage';

const LEFT = 'left';

/**
 * Duplicating a tab copies its session storage, and both tabs would rotate the same pair. A page leaves a
 * mark when it unloads; without that mark the pair is a copy, so it is dropped and the cookie gives this tab
 * a new one.
 */
export function dropCopiedPair(): () => void {
  if (tabStorage.getItem(LEFT) === null) sessionStore.clear();
  tabStorage.removeItem(LEFT);
  const leaveWord = () => tabStorage.setItem(LEFT, 'true');
  window.addEventListener('pagehide', leaveWord);
  return () => window.removeEventListener('pagehide', leaveWord);
}
