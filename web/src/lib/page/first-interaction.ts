const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Calls once on the first user interaction; returns a cancel function. Defers code that the first load cannot
 * afford.
 */
export function onFirstInteraction(call: () => void): () => void {
  const watching = new AbortController();
  const heard = () => {
    watching.abort();
    call();
  };
  for (const sign of SIGNS) addEventListener(sign, heard, { signal: watching.signal, passive: true });
  return () => watching.abort();
}
