import { useRef } from 'react';
import type { Flow, FlowTypes } from './flow';
import type { AtInput } from './progress';

/** Reuses an earlier quote if `mayReuse` allows. */
export function useQuotes<T extends FlowTypes>(flow: Flow<T>, setup: T['setup']) {
  const pastQuotes = useRef<{ index: number; quote: T['quote'] }[]>([]);
  return async ({ index, quote: previous }: AtInput<T>, draft: T['draft']): Promise<T['quote']> => {
    const input = flow.inputs[index];
    if (input === undefined) throw new TypeError(`${flow.base} has no input ${index}`);
    const earlier = pastQuotes.current.find(
      (past) => past.index === index && input.mayReuse?.(past.quote, draft),
    );
    if (earlier) return earlier.quote;
    const quote = await input.submit(draft, setup, previous);
    pastQuotes.current.push({ index, quote });
    return quote;
  };
}
