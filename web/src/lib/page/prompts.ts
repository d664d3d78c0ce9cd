import { useEffect } from 'react';
import { appState, updateSlice } from '../app-state/app-state';

const openPrompts = () => appState.getState().prompts.open;

/** Registers a prompt that closes when the idle warning appears. */
export function usePrompt(close: () => void): void {
  useEffect(() => {
    updateSlice('prompts', { open: new Set([...openPrompts(), close]) });
    return () =>
      updateSlice('prompts', { open: new Set([...openPrompts()].filter((each) => each !== close)) });
  }, [close]);
}

export function closePrompts(): void {
  for (const close of openPrompts()) close();
}
