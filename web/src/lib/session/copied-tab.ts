import { sessionStore } from '../api/session-store';
import { tabStorage } from '../environment/storage';

const UNLOADED_KEY = 'left';

/**
 * Drops the token pair that a duplicated tab copied, since both tabs would rotate it. Pages set a mark when
 * they unload; a pair without the mark is a copy. The cookie then gives this tab a new pair.
 */
export function dropCopiedPair(): () => void {
  if (tabStorage.getItem(UNLOADED_KEY) === null) sessionStore.clear();
  tabStorage.removeItem(UNLOADED_KEY);
  const markUnload = () => tabStorage.setItem(UNLOADED_KEY, 'true');
  window.addEventListener('pagehide', markUnload);
  return () => window.removeEventListener('pagehide', markUnload);
}
