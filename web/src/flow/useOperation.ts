import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { TextDraft } from '../forms/draft';
import { execute, type Outcome } from './execute';
import type { Flow } from './flow';
import { after, type Confirm, type Progress, type Sign, slugOf, urlOf } from './progress';
import { receiptKey, receiptUrl } from './receipt-address';
import { type FieldRefusal, fieldRefusal } from './refusal';
import { isSignatureRequest } from './signature';
import { useSingle } from './useSingle';

export type Operation<Draft extends TextDraft, Quote> = {
  reached: Progress<Draft, Quote>;
  /** What the bank refused in an input that lies behind. */
  refusal: FieldRefusal<Draft> | undefined;
  /** A refusal of the whole operation. */
  failure: unknown;
  sending: boolean;
  accept: (index: number, draft: Draft, quote: Quote) => void;
  send: (at: Confirm<Draft, Quote>) => void;
  signed: (at: Sign<Draft, Quote>) => void;
  cancelSignature: (at: Sign<Draft, Quote>) => void;
  dismiss: () => void;
};

/** One operation from its setup to its receipt: how far it has got, and the only ways on. */
export function useOperation<Draft extends TextDraft, Setup, Quote, Receipt>(
  flow: Flow<Draft, Setup, Quote, Receipt>,
  setup: Setup,
): Operation<Draft, Quote> {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [reached, setReached] = useState<Progress<Draft, Quote>>(() => ({
    step: 'input',
    index: 0,
    draft: flow.defaults(setup, query),
    quote: undefined,
  }));
  const [refusal, setRefusal] = useState<FieldRefusal<Draft>>();
  const [failure, setFailure] = useState<unknown>();

  const goTo = (next: Progress<Draft, Quote>) => {
    setReached(next);
    const url = urlOf(flow.base, slugOf(next, flow.inputs, flow.signature?.as === 'step'));
    if (url !== pathname) navigate(url);
  };

  const sending = useSingle(
    (at: Confirm<Draft, Quote>) => execute(flow, setup, at),
    // Here, and not where the page reacts: balances have changed even if the customer has left meanwhile.
    ({ kind }) => {
      if (kind === 'sign') return;
      for (const queryKey of flow.invalidates) void queries.invalidateQueries({ queryKey });
    },
  );

  const settle = (at: Confirm<Draft, Quote>, outcome: Outcome<Receipt>) => {
    switch (outcome.kind) {
      case 'done': {
        const key = flow.receipt.key(outcome.receipt);
        queries.setQueryData(receiptKey(flow.base, key), outcome.receipt);
        return navigate(receiptUrl(flow.base, key), { replace: true });
      }
      case 'sign':
        return goTo({ ...at, step: 'sign', request: outcome.request, over: at });
      case 'unknown':
        return setReached({ ...at, step: 'unknown' });
    }
  };

  const refuse = (at: Confirm<Draft, Quote>, error: unknown) => {
    const refused = fieldRefusal(error, flow.inputs);
    setRefusal(refused);
    if (refused === undefined) setFailure(error);
    setReached(refused === undefined ? at : { ...at, step: 'input', index: refused.index });
  };

  const send = (at: Confirm<Draft, Quote>) => {
    setFailure(undefined);
    sending.start(at, {
      onSuccess: (outcome) => settle(at, outcome),
      onError: (error) => refuse(at, error),
    });
  };

  /** The bank accepted an input: a signature if it asks for one, else the next step. */
  const accept = (index: number, draft: Draft, quote: Quote) => {
    setRefusal(undefined);
    const next = after(index, flow.inputs.length, draft, quote);
    const over = { step: 'input' as const, index, draft, quote };
    goTo(isSignatureRequest(quote) ? { step: 'sign', draft, quote, request: quote, over } : next);
  };

  const signed = ({ over, draft, quote }: Sign<Draft, Quote>) =>
    over.step === 'confirm' ? send(over) : goTo(after(over.index, flow.inputs.length, draft, quote));

  return {
    reached,
    refusal,
    failure,
    sending: sending.pending,
    accept,
    send,
    signed,
    cancelSignature: ({ over }: Sign<Draft, Quote>) => goTo(over),
    dismiss: () => setFailure(undefined),
  };
}
