import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type BrokenRows, brokenRowsIn } from './broken-rows';

/** Returns the broken rows of a query that another hook fetches. */
export function useBrokenRows(queryKey: QueryKey): BrokenRows | undefined {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queries],
  );
  const data = useSyncExternalStore(subscribe, () => queries.getQueryData(queryKey));
  return useMemo(() => brokenRowsIn(data), [data]);
}
