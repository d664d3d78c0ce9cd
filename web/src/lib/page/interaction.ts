import { appState, updateSlice } from '../app-state/app-state';

/** Watches whether the page is used. Returns how to stop. */
export function watchInteraction(): () => void {
  const watching = new AbortController();
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(sign, () => updateSlice('usage', { inUse: true }), {
      once: true,
      passive: true,
      capture: true,
      signal: watching.signal,
    });
  return () => watching.abort();
}

/** Whether the customer has pressed, typed or scrolled since then. */
export const hasInteracted = (): boolean => appState.getState().usage.inUse;
