import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { RejectedFieldErrors } from '../components/forms/draft';
import { isNotFound } from '../lib/api/api-error';
import type { Flow, FlowTypes } from './flow';
import { type AtInput, appliesTo } from './progress';
import { type ExecutedOrder, isExecuted } from './submission/executed-order';
import { validationErrors } from './submission/rejected-fields';
import { isSignatureRequest } from './submission/signature-request';

/** `errors` are those of a draft that a renewed operation no longer accepts. */
export type QuoteAnswer<T extends FlowTypes> = { at: AtInput<T> } & (
  | { quote: T['quote'] | ExecutedOrder<T['receipt']> }
  | { errors: RejectedFieldErrors }
);

const CHANGED = 'Cambió en el banco.';

/**
 * Reuses an earlier quote of the same setup if `mayReuse` allows. Refreshes what changed if the bank executed the order. An
 * operation that the bank no longer knows is set up again once, and the inputs so far are submitted to it.
 */
export function useQuotes<T extends FlowTypes>(
  flow: Flow<T>,
  setup: T['setup'],
  renew: () => Promise<T['setup']>,
) {
  const queries = useQueryClient();
  const pastQuotes = useRef<{ index: number; setup: T['setup']; quote: T['quote'] }[]>([]);

  const submit = async ({ index, draft, quote: previous }: AtInput<T>, form: T['setup']) => {
    const quote = await inputAt(flow, index).submit(draft, form, previous);
    if (isExecuted(quote))
      for (const queryKey of flow.invalidates) void queries.invalidateQueries({ queryKey });
    else pastQuotes.current.push({ index, setup: form, quote });
    return quote;
  };

  const repeat = async (last: number, draft: T['draft']): Promise<QuoteAnswer<T>> => {
    const renewed = await renew();
    let previous: T['quote'] | undefined;
    for (let index = 0; ; index += 1) {
      const input = inputAt(flow, index);
      if (!appliesTo(input, draft)) continue;
      const at: AtInput<T> = { step: 'input', index, draft, quote: previous };
      const errors = Object.entries<string | undefined>(input.check(draft, renewed, previous)).filter(
        ([, error]) => error !== undefined,
      );
      if (errors.length > 0)
        return {
          at,
          errors: Object.fromEntries(errors.map(([name, error]) => [name, `${CHANGED} ${error}`])),
        };
      const quote = await submit(at, renewed);
      if (index === last || isExecuted(quote) || isSignatureRequest(quote)) return { at, quote };
      previous = quote;
    }
  };

  return async (shown: AtInput<T>, draft: T['draft']): Promise<QuoteAnswer<T>> => {
    const at = { ...shown, draft };
    const { fields, mayReuse } = inputAt(flow, at.index);
    const earlier = pastQuotes.current.find(
      (past) => past.index === at.index && past.setup === setup && mayReuse?.(past.quote, draft),
    );
    if (earlier) return { at, quote: earlier.quote };
    try {
      return { at, quote: await submit(at, setup) };
    } catch (error) {
      if (!isNotFound(error) || validationErrors(error, fields)) throw error;
      return repeat(at.index, draft);
    }
  };
}

function inputAt<T extends FlowTypes>({ base, inputs }: Flow<T>, index: number) {
  const input = inputs[index];
  if (input === undefined) throw new TypeError(`${base} has no input ${index}`);
  return input;
}
