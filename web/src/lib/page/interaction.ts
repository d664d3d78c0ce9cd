import { appState, updateSlice } from '../app-state/app-state';

/** Records the first interaction with the page; returns a stop function. */
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

export const hasInteracted = (): boolean => appState.getState().usage.inUse;
