import { startTransition, useEffect, useState } from 'react';
import { onFirstMove } from '../../ui/first-move';
import type LateParts from './late/parts';

/** As long as nobody moves: what is on the screen by then has been painted. */
const QUIET_MS = 1_500;

type Parts = typeof LateParts;

let kept: Parts | undefined;

/**
 * What the page shows once its accounts are painted: a first visit has no room for it. Undefined while it is on its way,
 * null where its file cannot be fetched: the accounts stand without it.
 */
export function useLateParts(): Parts | null | undefined {
  const [parts, setParts] = useState<Parts | null | undefined>(kept);
  useEffect(() => {
    if (kept) return;
    const show = () => {
      clearTimeout(timer);
      stop();
      import('./late/parts').then(
        ({ default: loaded }) => {
          kept = loaded;
          // In short turns: the page can be used meanwhile.
          startTransition(() => setParts(loaded));
        },
        () => setParts(null),
      );
    };
    const timer = setTimeout(show, QUIET_MS);
    const stop = onFirstMove(show);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return parts;
}
