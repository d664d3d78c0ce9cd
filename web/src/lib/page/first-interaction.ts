const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Defers code that the first load cannot afford. Returns a cancel function. */
export function onFirstInteraction(call: () => void): () => void {
  const watching = new AbortController();
  const heard = () => {
    watching.abort();
    call();
  };
  for (const sign of SIGNS) addEventListener(sign, heard, { signal: watching.signal, passive: true });
  return () => watching.abort();
}
