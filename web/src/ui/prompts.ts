import { useEffect } from 'react';

const open = new Set<() => void>();

/** A prompt that must give way when the session's end is announced: leaving the app, unsaved changes. */
export function usePrompt(close: () => void): void {
  useEffect(() => {
    open.add(close);
    return () => {
      open.delete(close);
    };
  }, [close]);
}

export function closePrompts(): void {
  for (const close of [...open]) close();
}
