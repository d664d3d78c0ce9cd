import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Undo } from './action';

type ListResponse = { body: { data: readonly { key: string }[] } };

export const removeRow =
  (queryKey: QueryKey, key: string) =>
  async (queries: QueryClient): Promise<Undo> => {
    // A pending refetch would restore the row.
    await queries.cancelQueries({ queryKey });
    const snapshots = queries.getQueriesData<ListResponse>({ queryKey });
    queries.setQueriesData<ListResponse>(
      { queryKey },
      (list) =>
        list && { ...list, body: { ...list.body, data: list.body.data.filter((row) => row.key !== key) } },
    );
    return () => {
      for (const [list, response] of snapshots) queries.setQueryData(list, response);
    };
  };
