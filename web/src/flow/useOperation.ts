import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type FieldRefusal, fieldRefusal } from '../operation/field-refusal';
import { settle } from '../operation/settle';
import { isSignatureRequest } from '../operation/signature-request';
import { useSingleFlight } from '../operation/useSingleFlight';
import { receiptKey, receiptUrl } from '../receipt/address';
import { leaveDialogs } from '../ui/dialog-history';
import type { Flow, FlowTypes } from './flow';
import {
  type AtConfirm,
  type AtInput,
  type AtSignature,
  type Progress,
  slugOf,
  stepAfter,
  urlOf,
} from './progress';

/** One operation from its setup to its receipt: how far it has got, and the only ways on. */
export function useOperation<T extends FlowTypes>(flow: Flow<T>, setup: T['setup'], draft: T['draft']) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [reached, setReached] = useState<Progress<T>>({ step: 'input', index: 0, draft, quote: undefined });
  const over = useRef(false);
  const [refusal, setRefusal] = useState<FieldRefusal<T['draft']>>();
  const [failure, setFailure] = useState<unknown>();
  const quoteFor = useQuotes(flow, setup);
  const execution = useExecution(flow, setup);

  const goTo = (next: Progress<T>) => {
    setReached(next);
    const url = urlOf(flow.base, slugOf<T>(next, flow));
    if (url !== pathname) navigate(url);
  };

  const refuse = (at: AtConfirm<T>, error: unknown) => {
    const refused = fieldRefusal(error, flow.inputs);
    setRefusal(refused);
    if (refused === undefined) setFailure(error);
    setReached(refused === undefined ? at : { ...at, step: 'input', index: refused.index });
  };

  const send = (at: AtConfirm<T>) => {
    setFailure(undefined);
    execution.start(at, {
      onError: (error) => refuse(at, error),
      onSuccess: (outcome) => {
        if (outcome.kind === 'sign') return goTo({ ...at, step: 'sign', request: outcome.request, over: at });
        if (outcome.kind === 'unknown') return setReached({ ...at, step: 'unknown' });
        over.current = true;
        const key = flow.receipt.key(outcome.done);
        queries.setQueryData(receiptKey(flow.base, key), outcome.done);
        void leaveDialogs().then(() => navigate(receiptUrl(flow.base, key), { replace: true }));
      },
    });
  };

  return {
    reached,
    /** What the bank refused in an input that lies behind. */
    refusal,
    /** A refusal of the whole operation. */
    failure,
    sending: execution.pending,
    isOver: () => over.current,
    send,
    quoteFor,
    /** The bank accepted an input: a signature if it asks for one, else the next step. */
    accept: (index: number, draft: T['draft'], quote: T['quote']) => {
      setRefusal(undefined);
      const over = { step: 'input' as const, index, draft, quote };
      goTo(
        isSignatureRequest(quote)
          ? { step: 'sign', draft, quote, request: quote, over }
          : stepAfter<T>(index, flow, draft, quote),
      );
    },
    signed: ({ over, draft, quote }: AtSignature<T>) => {
      execution.noteSignature();
      if (over.step === 'confirm') send(over);
      else goTo(stepAfter<T>(over.index, flow, draft, quote));
    },
    cancelSignature: ({ over }: AtSignature<T>) => goTo(over),
    dismiss: () => setFailure(undefined),
  };
}

/** Asks for the bank's quote of an input, which `accept` takes; not again for a draft that it has answered. */
function useQuotes<T extends FlowTypes>(flow: Flow<T>, setup: T['setup']) {
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

/** Carries out what was confirmed, and settles it where the answer was lost. */
function useExecution<T extends FlowTypes>(flow: Flow<T>, setup: T['setup']) {
  const queries = useQueryClient();
  const hasSigned = useRef(false);
  const call = async ({ draft, quote }: AtConfirm<T>) => {
    const answer = await flow.execute(draft, setup, quote);
    // Without a form to sign with, such an answer tells as little as none: what became of the call is looked up.
    if (isSignatureRequest(answer) && flow.signature.confirm === null)
      throw new TypeError(`${flow.base} cannot be signed`);
    return answer;
  };
  const flight = useSingleFlight(
    (at: AtConfirm<T>) =>
      settle(() => call(at), {
        lookUp: () => flow.lookUp(setup, at.quote),
        duplicates: flow.duplicates ?? [],
        mayBeRepeat: hasSigned.current,
      }),
    // Here, and not where the page reacts: balances have changed even if the customer has left meanwhile.
    ({ kind }) => {
      if (kind === 'sign') return;
      for (const queryKey of flow.invalidates) void queries.invalidateQueries({ queryKey });
    },
  );
  return {
    ...flight,
    noteSignature: () => {
      hasSigned.current = true;
    },
  };
}

/** What the page of a step is given. */
export type StepProps<T extends FlowTypes, Shown extends Progress<T>> = {
  flow: Flow<T>;
  setup: T['setup'];
  operation: ReturnType<typeof useOperation<T>>;
  /** Takes what reads the form that is shown. */
  typed: RefObject<(() => T['draft']) | undefined>;
  /** Asks before what was typed is lost. */
  leave: (go: () => void) => void;
  shown: Shown;
};
