import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Undo } from './action';

type ListAnswer = { body: { data: readonly { key: string }[] } };

export const removeRow =
  (queryKey: QueryKey, key: string) =>
  async (queries: QueryClient): Promise<Undo> => {
    // A pending refetch would restore the row.
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueriesData<ListAnswer>({ queryKey });
    queries.setQueriesData<ListAnswer>(
      { queryKey },
      (list) =>
        list && { ...list, body: { ...list.body, data: list.body.data.filter((row) => row.key !== key) } },
    );
    return () => {
      for (const [list, answer] of before) queries.setQueryData(list, answer);
    };
  };
