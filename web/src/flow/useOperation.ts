import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { TextDraft } from '../forms/draft';
import { type FieldRefusal, fieldRefusal } from '../operation/field-refusal';
import { isSignatureRequest } from '../signature/request';
import type { Flow } from './flow';
import { after, type Confirm, type Progress, type Sign, slugOf, urlOf } from './progress';
import { useSend } from './useSend';

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
    const url = urlOf(flow.base, slugOf(next, flow));
    if (url !== pathname) navigate(url);
  };

  const sending = useSend(flow, setup);

  const refuse = (at: Confirm<Draft, Quote>, error: unknown) => {
    const refused = fieldRefusal(error, flow.inputs);
    setRefusal(refused);
    if (refused === undefined) setFailure(error);
    setReached(refused === undefined ? at : { ...at, step: 'input', index: refused.index });
  };

  const send = (at: Confirm<Draft, Quote>) => {
    setFailure(undefined);
    sending.send(at, {
      onSign: (request) => goTo({ ...at, step: 'sign', request, over: at }),
      onUnknown: () => setReached({ ...at, step: 'unknown' }),
      onRefused: (error) => refuse(at, error),
    });
  };

  /** The bank accepted an input: a signature if it asks for one, else the next step. */
  const accept = (index: number, draft: Draft, quote: Quote) => {
    setRefusal(undefined);
    const next = after(index, flow, draft, quote);
    const over = { step: 'input' as const, index, draft, quote };
    goTo(isSignatureRequest(quote) ? { step: 'sign', draft, quote, request: quote, over } : next);
  };

  const signed = ({ over, draft, quote }: Sign<Draft, Quote>) =>
    over.step === 'confirm' ? send(over) : goTo(after(over.index, flow, draft, quote));

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
