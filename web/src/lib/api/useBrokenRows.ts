import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type BrokenRows, brokenRowsIn } from './broken-rows';

/** Returns the broken rows of a query that another hook fetches. */
export function useBrokenRows(queryKey: QueryKey): BrokenRows | undefined {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  );
  const data = useSyncExternalStore(subscribe, () => queryClient.getQueryData(queryKey));
  return useMemo(() => brokenRowsIn(data), [data]);
}
