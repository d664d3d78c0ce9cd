import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Flow, FlowTypes } from './flow';
import type { AtInput } from './progress';
import { type Executed, isExecuted } from './submission/executed';

/** Reuses an earlier quote if `mayReuse` allows. Refreshes what changed if the bank executed the order. */
export function useQuotes<T extends FlowTypes>(flow: Flow<T>, setup: T['setup']) {
  const queries = useQueryClient();
  const pastQuotes = useRef<{ index: number; quote: T['quote'] }[]>([]);
  return async (
    { index, quote: previous }: AtInput<T>,
    draft: T['draft'],
  ): Promise<T['quote'] | Executed<T['receipt']>> => {
    const input = flow.inputs[index];
    if (input === undefined) throw new TypeError(`${flow.base} has no input ${index}`);
    const earlier = pastQuotes.current.find(
      (past) => past.index === index && input.mayReuse?.(past.quote, draft),
    );
    if (earlier) return earlier.quote;
    const quote = await input.submit(draft, setup, previous);
    if (isExecuted(quote))
      for (const queryKey of flow.invalidates) void queries.invalidateQueries({ queryKey });
    else pastQuotes.current.push({ index, quote });
    return quote;
  };
}
