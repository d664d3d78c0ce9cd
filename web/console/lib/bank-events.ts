import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EventKind } from '#contract/domain/bank-event';
import { keys } from './queries';

type Key = (typeof keys)[keyof typeof keys];

/** Queries that an event makes stale; a reset makes all stale. A call may be the nearest miss of a fault rule. */
const staleQueries: Readonly<Record<EventKind, readonly Key[] | 'all'>> = {
  request: [keys.requests, keys.faults],
  posting: [keys.ledger],
  job: [keys.upcoming],
  clock: [keys.clock, keys.upcoming],
  message: [keys.messages],
  rule: [keys.faults],
  reset: 'all',
};

/** Refetches what an event of the bank changes, on every page. */
export function useBankEvents(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const events = new EventSource('/__bank/events');
    for (const kind of EventKind.options)
      events.addEventListener(kind, () => {
        const changed = staleQueries[kind];
        if (changed === 'all') void queryClient.invalidateQueries();
        else for (const key of changed) void queryClient.invalidateQueries({ queryKey: [key] });
      });
    return () => events.close();
  }, [queryClient]);
}
