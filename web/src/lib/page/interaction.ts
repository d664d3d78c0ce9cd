import { appState, updateSlice } from '../app-state/app-state';

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
