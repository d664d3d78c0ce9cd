import { startTransition, useEffect, useState } from 'react';
import { onFirstInteraction } from '#web/lib/page/first-interaction.ts';
import type LateParts from './deferred/sections';

/** As long as nobody moves: a slow phone is done with what is on the screen by then. */
const QUIET_MS = 3_000;

type Parts = typeof LateParts;

/** In the order of the customer's questions; each has a turn of its own, so that a slow phone can be used between them. */
const TURNS: readonly (keyof Parts)[] = [
  'Week',
  'Trend',
  'People',
  'LatestMovements',
  'EasyPaymentSlot',
  'Rail',
];

/** Cache of lazily imported code; it holds no customer data. */
let kept: Parts | undefined;

/** Parts that have had their turn. */
type Shown = Partial<Parts>;

/**
 * What the page shows once its accounts are painted: a first visit has no room for it. A part is missing as long as its
 * turn has not come; all is null where their file cannot be fetched: the accounts stand without it.
 */
export function useDeferredSections(): Shown | null {
  const [parts, setParts] = useState<Parts | null | undefined>(kept);
  const [turns, setTurns] = useState(kept ? TURNS.length : 1);
  useEffect(() => {
    if (kept) return;
    const show = () => {
      clearTimeout(timer);
      stop();
      import('./deferred/sections').then(
        ({ default: loaded }) => {
          kept = loaded;
          startTransition(() => setParts(loaded));
        },
        () => setParts(null),
      );
    };
    const timer = setTimeout(show, QUIET_MS);
    const stop = onFirstInteraction(show);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  useEffect(() => {
    if (!parts || turns >= TURNS.length) return;
    const timer = setTimeout(() => startTransition(() => setTurns(turns + 1)));
    return () => clearTimeout(timer);
  }, [parts, turns]);
  if (!parts) return parts === null ? null : {};
  return Object.fromEntries(TURNS.slice(0, turns).map((name) => [name, parts[name]]));
}
