const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Calls once, with the customer's first move; what it answers stops the waiting. For what a first visit has no room. */
export function onFirstInteraction(call: () => void): () => void {
  const watching = new AbortController();
  const heard = () => {
    watching.abort();
    call();
  };
  for (const sign of SIGNS) addEventListener(sign, heard, { signal: watching.signal, passive: true });
  return () => watching.abort();
}
