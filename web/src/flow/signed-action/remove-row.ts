import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Undo } from './action';

type ListResponse = { body: { data: readonly { key: string }[] } };

export const removeRow =
  (queryKey: QueryKey, key: string) =>
  async (queryClient: QueryClient): Promise<Undo> => {
    // A pending refetch would restore the row.
    await queryClient.cancelQueries({ queryKey });
    const snapshots = queryClient.getQueriesData<ListResponse>({ queryKey });
    queryClient.setQueriesData<ListResponse>(
      { queryKey },
      (list) =>
        list && { ...list, body: { ...list.body, data: list.body.data.filter((row) => row.key !== key) } },
    );
    return () => {
      for (const [listKey, response] of snapshots) queryClient.setQueryData(listKey, response);
    };
  };
