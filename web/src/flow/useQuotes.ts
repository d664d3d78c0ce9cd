import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { RejectedFieldErrors } from '../components/forms/draft';
import { isNotFound } from '../lib/api/api-error';
import type { Flow, FlowTypes } from './flow';
import { type AtInput, appliesTo } from './progress';
import { type ExecutedOrder, isExecuted } from './submission/executed-order';
import { validationErrors } from './submission/rejected-fields';
import { isSignatureRequest } from './submission/signature-request';

/** `errors` has the fields that a new setup no longer accepts. */
export type QuoteAnswer<T extends FlowTypes> = { progress: AtInput<T> } & (
  | { quote: T['quote'] | ExecutedOrder<T['receipt']> }
  | { errors: RejectedFieldErrors }
);

const CHANGED = 'Cambió en el banco.';

/**
 * Returns a function that submits an input. It reuses an earlier quote of the same setup if `mayReuse` allows. If
 * the bank no longer knows the operation, it sets it up again once and submits all inputs so far.
 */
export function useQuotes<T extends FlowTypes>(
  flow: Flow<T>,
  setup: T['setup'],
  renew: () => Promise<T['setup']>,
) {
  const queryClient = useQueryClient();
  const pastQuotes = useRef<{ index: number; setup: T['setup']; quote: T['quote'] }[]>([]);

  const submit = async ({ index, draft, quote: previous }: AtInput<T>, currentSetup: T['setup']) => {
    const quote = await inputAt(flow, index).submit(draft, currentSetup, previous);
    if (isExecuted(quote))
      for (const queryKey of flow.invalidates) void queryClient.invalidateQueries({ queryKey });
    else pastQuotes.current.push({ index, setup: currentSetup, quote });
    return quote;
  };

  const submitAgain = async (last: number, draft: T['draft']): Promise<QuoteAnswer<T>> => {
    const newSetup = await renew();
    let previous: T['quote'] | undefined;
    for (let index = 0; ; index += 1) {
      const input = inputAt(flow, index);
      if (!appliesTo(input, draft)) continue;
      const progress: AtInput<T> = { step: 'input', index, draft, quote: previous };
      const errors = Object.entries<string | undefined>(input.check(draft, newSetup, previous)).filter(
        ([, error]) => error !== undefined,
      );
      if (errors.length > 0)
        return {
          progress,
          errors: Object.fromEntries(errors.map(([name, error]) => [name, `${CHANGED} ${error}`])),
        };
      const quote = await submit(progress, newSetup);
      if (index === last || isExecuted(quote) || isSignatureRequest(quote)) return { progress, quote };
      previous = quote;
    }
  };

  return async (inputProgress: AtInput<T>, draft: T['draft']): Promise<QuoteAnswer<T>> => {
    const progress = { ...inputProgress, draft };
    const { fields, mayReuse } = inputAt(flow, progress.index);
    const earlierQuote = pastQuotes.current.find(
      (past) => past.index === progress.index && past.setup === setup && mayReuse?.(past.quote, draft),
    );
    if (earlierQuote) return { progress, quote: earlierQuote.quote };
    try {
      return { progress, quote: await submit(progress, setup) };
    } catch (error) {
      if (!isNotFound(error) || validationErrors(error, fields)) throw error;
      return submitAgain(progress.index, draft);
    }
  };
}

function inputAt<T extends FlowTypes>({ base, inputs }: Flow<T>, index: number) {
  const input = inputs[index];
  if (input === undefined) throw new TypeError(`${base} has no input ${index}`);
  return input;
}
