import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Movement } from '#contract/accounts';
import { breakpoints } from '#web/components/theme/breakpoints.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { leaveDialogs } from '#web/lib/page/dialog-history.ts';
import { LONGEST_PERIOD, rangeOf } from './period';
import type { MovementSource } from './source';
import type { CurrentMovementQuery } from './useMovementQuery';
import { useAllMovements } from './useMovements';

/** Width from which the panel fits next to the list. */
const SIDE_PANEL_QUERY = `(min-width: ${breakpoints.lg}px)`;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(SIDE_PANEL_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const useHasSidePanel = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(SIDE_PANEL_QUERY).matches);

/** Marks the history entry that opened a movement, so that closing goes back. */
const OPENED_STATE = { opened: true };

const wasOpened = (state: unknown): boolean => Reflect.get(Object(state), 'opened') === true;

/** Returns the movement whose key is in the URL. Searches the last year if it is not in the list. */
export function useOpenMovement(
  source: MovementSource,
  rows: readonly Movement[] | undefined,
  key: string | undefined,
  /** Latest requested key: a second click may precede the URL update. */
  latest: string | undefined,
  showMovement: CurrentMovementQuery['showMovement'],
) {
  const hasSidePanel = useHasSidePanel();
  const navigate = useNavigate();
  const { state } = useLocation();
  /** True once the user opens a movement; one opened by the URL takes no focus. */
  const [isOpenedByUser, setIsOpenedByUser] = useState(false);
  const at = key === undefined || !rows ? -1 : rows.findIndex((row) => row.key === key);
  const isElsewhere = key !== undefined && rows !== undefined && at < 0;
  const year = useAllMovements(source, rangeOf(LONGEST_PERIOD, bankToday()), isElsewhere);
  const movement =
    rows?.[at] ??
    (isElsewhere ? year.data?.find((entry) => entry.movement.key === key)?.movement : undefined);
  const open = (next: string) => {
    setIsOpenedByUser(true);
    // On a phone the dialog adds a history entry itself.
    if (hasSidePanel && key === undefined) showMovement(next, { state: OPENED_STATE });
    else showMovement(next, { replace: true, state });
  };
  return {
    hasSidePanel,
    isOpenedByUser,
    movement,
    /** Not found in the last year, or unreadable. */
    isMissing: isElsewhere && !movement && !year.isFetching,
    open,
    step: (by: number) => {
      const from = rows?.findIndex((row) => row.key === latest) ?? -1;
      const next = from < 0 ? undefined : rows?.[from + by];
      if (next) open(next.key);
    },
    close: () => {
      if (hasSidePanel && wasOpened(state)) void navigate(-1);
      else void leaveDialogs().then(() => showMovement(undefined, { replace: true }));
    },
  };
}

export type OpenMovement = ReturnType<typeof useOpenMovement>;
