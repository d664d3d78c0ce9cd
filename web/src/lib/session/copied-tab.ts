import { sessionStore } from '../api/session-store';
import { tabStorage } from '../environment/storage';

const LEFT = 'left';

/**
 * A tab that is duplicated gives its copy all that its session storage holds, the pair too, which each would then
 * change behind the other's back. A page that goes leaves word for the next one in its tab; where there is none, the
 * tab that the pair belongs to still works with it, and this one gets its own for the cookie.
 */
export function dropCopiedPair(): () => void {
  if (tabStorage.getItem(LEFT) === null) sessionStore.clear();
  tabStorage.removeItem(LEFT);
  const leaveWord = () => tabStorage.setItem(LEFT, 'true');
  window.addEventListener('pagehide', leaveWord);
  return () => window.removeEventListener('pagehide', leaveWord);
}
