const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Calls once, with the customer's first move; what it answers stops the waiting. For what a first visit has no room. */
export function onFirstMove(call: () => void): () => void {
  const watching = new AbortController();
  const heard = () => {
    watching.abort();
    call();
  };
  for (const sign of SIGNS) addEventListener(sign, heard, { signal: watching.signal, passive: true });
  return () => watching.abort();
}

let inUse = false;

/** Begins to watch whether the page is used. */
export function watchUse(): void {
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(sign, () => (inUse = true), { once: true, passive: true, capture: true });
}

/** Whether the customer has pressed, typed or scrolled since then. */
export const isInUse = (): boolean => inUse;
