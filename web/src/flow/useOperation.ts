import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, startTransition, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bankInstant } from '#contract/domain/dates';
import type { TextDraft } from '../components/forms/draft';
import { bankNow } from '../lib/api/bank-clock';
import { leaveDialogs } from '../lib/page/dialog-history';
import { slugOf, urlOf } from './addresses';
import { saveDraft } from './drafts';
import type { Flow, FlowTypes } from './flow';
import { type AtConfirm, type AtSignature, isDialog, type Progress, stepAfter } from './progress';
import { receiptKey, receiptUrl } from './receipt/address';
import { type RejectedFields, rejectedFields } from './submission/rejected-fields';
import { isSignatureRequest } from './submission/signature-request';
import { useExecution } from './useExecution';
import type { Changes } from './useKeptDraft';
import { useQuotes } from './useQuotes';
import type { StartedDraft } from './useStartedDraft';

/** One operation from its setup to its receipt: how far it has got, and the only ways on. */
export function useOperation<T extends FlowTypes>(
  flow: Flow<T>,
  setup: T['setup'],
  { search, draft }: StartedDraft<T>,
) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [reached, setReached] = useState<Progress<T>>({ step: 'input', index: 0, draft, quote: undefined });
  const over = useRef(false);
  const [refusal, setRefusal] = useState<RejectedFields>();
  /** Each draft that takes the place of what was typed begins a round of its own. */
  const [round, setRound] = useState(0);
  /** Not part of what has been reached: another page never sends it. */
  const [changes, setChanges] = useState<Changes>([]);
  const [failure, setFailure] = useState<unknown>();
  const quoteFor = useQuotes(flow, setup);
  const execution = useExecution(flow, setup);

  const goTo = (next: Progress<T>) => {
    setReached(next);
    const slug = reached.step === 'sign' ? (flow.signature[reached.over.step]?.slug ?? '') : '';
    const url = urlOf(flow.base, slugOf<T>(next, flow));
    // A signature that was given is no place to come back to: one Back leads to what asked for it.
    if (url !== pathname) navigate(url, { replace: slug !== '' && pathname === urlOf(flow.base, slug) });
  };

  const refuse = (at: AtConfirm<T>, error: unknown) => {
    const refused = rejectedFields(error, flow.inputs);
    setRefusal(refused);
    if (refused === undefined) setFailure(error);
    setReached(refused === undefined ? at : { ...at, step: 'input', index: refused.index });
  };

  const send = (at: AtConfirm<T>) => {
    setFailure(undefined);
    setChanges([]);
    const sentAt = bankNow();
    execution.start(at, {
      onError: (error) => refuse(at, error),
      onSuccess: (outcome) => {
        if (outcome.kind === 'sign') return goTo({ ...at, step: 'sign', request: outcome.request, over: at });
        if (outcome.kind === 'unknown')
          return setReached({ ...at, step: 'unknown', at: bankInstant(sentAt) });
        over.current = true;
        const key = flow.receipt.key(outcome.done);
        queries.setQueryData(receiptKey(flow.base, key), outcome.done);
        void leaveDialogs().then(() => navigate(receiptUrl(flow.base, key), { replace: true }));
      },
    });
  };

  /** The way on from a refusal: the form again, with the change that it offers. */
  const amendmentOf = (error: unknown, draft: T['draft']) => {
    const amendment = flow.amend?.(error, draft, setup);
    return (
      amendment && {
        ...amendment,
        onAmend: () => {
          navigate(`${flow.base}#${amendment.field}`, { replace: pathname === flow.base });
          // Together with the address, which the router changes in a transition too.
          startTransition(() => {
            setFailure(undefined);
            setRound((past) => past + 1);
            setChanges([]);
            setReached({ step: 'input', index: 0, draft: amendment.draft, quote: undefined });
          });
        },
      }
    );
  };

  return {
    reached,
    round,
    changes,
    keepDraft: (typed: TextDraft) => saveDraft(flow.base, search, typed),
    amendmentOf,
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
    cancelSignature: (at: AtSignature<T>) => {
      setReached(at.over);
      // The page of a signature lies on the one that asked for it.
      if (!isDialog(at, flow)) navigate(-1);
    },
    dismiss: () => setFailure(undefined),
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
