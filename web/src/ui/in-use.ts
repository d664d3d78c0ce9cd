let inUse = false;

/** Begins to watch whether the page is used. */
export function watchUse(): void {
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(sign, () => (inUse = true), { once: true, passive: true, capture: true });
}

/** Whether the customer has pressed, typed or scrolled since then. */
export const isInUse = (): boolean => inUse;
