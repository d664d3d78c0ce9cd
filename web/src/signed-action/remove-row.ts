import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Undo } from './action';

/** What the cache holds of an endpoint that lists. */
type ListAnswer = { body: { data: readonly { key: string }[] } };

/** Takes a row out of a list at once, for an action's `optimistic`. */
export const removeRow =
  (queryKey: QueryKey, key: string) =>
  async (queries: QueryClient): Promise<Undo> => {
    // An older answer that is on its way would bring the row back.
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<ListAnswer>(queryKey);
    if (before === undefined) return () => {};
    const data = before.body.data.filter((row) => row.key !== key);
    queries.setQueryData<ListAnswer>(queryKey, { ...before, body: { ...before.body, data } });
    return () => void queries.setQueryData(queryKey, before);
  };
