import { appState, updateSlice } from '../app-state/app-state';

export function watchInteraction(): () => void {
  const controller = new AbortController();
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(event, () => updateSlice('usage', { inUse: true }), {
      once: true,
      passive: true,
      capture: true,
      signal: controller.signal,
    });
  return () => controller.abort();
}

export const hasInteracted = (): boolean => appState.getState().usage.inUse;
