import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Movement } from '#contract/accounts';
import { breakpoints } from '#web/components/theme/breakpoints.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { leaveDialogs } from '#web/lib/page/dialog-history.ts';
import { rangeOf, WIDEST } from './period';
import type { MovementSource } from './source';
import type { CurrentMovementQuery } from './useMovementQuery';
import { useAllMovements } from './useMovements';

/** From here on there is room for a movement beside the list. */
const ROOM_BESIDE = `(min-width: ${breakpoints.lg}px)`;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(ROOM_BESIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const useHasSidePanel = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(ROOM_BESIDE).matches);

/** Noted in an entry of the history that a movement was opened with: closing it is to go back. */
const OPENED = { opened: true };

const wasOpened = (state: unknown): boolean => Reflect.get(Object(state), 'opened') === true;

/** The movement that the address names, wherever in the last year it lies. */
export function useOpenMovement(
  source: MovementSource,
  rows: readonly Movement[] | undefined,
  key: string | undefined,
  /** The one that was asked for last: the address follows after it, and a second press may come before. */
  latest: string | undefined,
  show: CurrentMovementQuery['show'],
) {
  const isBeside = useHasSidePanel();
  const navigate = useNavigate();
  const { state } = useLocation();
  /** Whether somebody has opened one here: what an address opens takes no focus. */
  const [touched, setTouched] = useState(false);
  const at = key === undefined || !rows ? -1 : rows.findIndex((row) => row.key === key);
  const isElsewhere = key !== undefined && rows !== undefined && at < 0;
  const year = useAllMovements(source, rangeOf(WIDEST, bankToday()), isElsewhere);
  const movement =
    rows?.[at] ??
    (isElsewhere ? year.data?.find((entry) => entry.movement.key === key)?.movement : undefined);
  const open = (next: string) => {
    setTouched(true);
    // On a phone its dialog has an entry of its own.
    if (isBeside && key === undefined) show(next, { state: OPENED });
    else show(next, { replace: true, state });
  };
  return {
    isBeside,
    touched,
    movement,
    /** It is in none of the last year, or that cannot be read. */
    isLost: isElsewhere && !movement && !year.isFetching,
    open,
    /** To the one before or after it. */
    step: (by: number) => {
      const from = rows?.findIndex((row) => row.key === latest) ?? -1;
      const next = from < 0 ? undefined : rows?.[from + by];
      if (next) open(next.key);
    },
    close: () => {
      if (isBeside && wasOpened(state)) void navigate(-1);
      else void leaveDialogs().then(() => show(undefined, { replace: true }));
    },
  };
}

export type Opened = ReturnType<typeof useOpenMovement>;
