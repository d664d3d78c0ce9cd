import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Undo } from './action';

/** What the cache holds of an endpoint that lists. */
type ListAnswer = { body: { data: readonly { key: string }[] } };

/** Takes a row out of every list under a key at once, for an action's `optimistic`. */
export const removeRow =
  (queryKey: QueryKey, key: string) =>
  async (queries: QueryClient): Promise<Undo> => {
    // An older answer that is on its way would bring the row back.
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
