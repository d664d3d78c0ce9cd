import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, startTransition, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bankInstant } from '#contract/domain/dates';
import type { TextDraft } from '../components/forms/draft';
import { isNotFound } from '../lib/api/api-error';
import { bankNow } from '../lib/api/bank-clock';
import { leaveDialogs } from '../lib/page/dialog-history';
import { slugOf, urlOf } from './addresses';
import { saveDraft } from './drafts';
import type { Flow, FlowTypes } from './flow';
import {
  type AtConfirm,
  type AtInput,
  type AtSignature,
  isDialog,
  type Progress,
  stepAfter,
} from './progress';
import { pulse } from './pulse';
import { JUST_DONE, receiptKey, receiptUrl } from './receipt/address';
import { isExecuted } from './submission/executed-order';
import { type RejectedFields, rejectedFields } from './submission/rejected-fields';
import { isSignatureRequest } from './submission/signature-request';
import type { Amendment } from './summary';
import { useExecution } from './useExecution';
import { type QuoteAnswer, useQuotes } from './useQuotes';
import type { Changes } from './useSavedDraft';
import type { StartedDraft } from './useStartedDraft';

export function useOperation<T extends FlowTypes>(
  flow: Flow<T>,
  setup: T['setup'],
  renew: () => Promise<T['setup']>,
  { search, draft }: StartedDraft<T>,
) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [reached, setReached] = useState<Progress<T>>({ step: 'input', index: 0, draft, quote: undefined });
  const over = useRef(false);
  const [refusal, setRefusal] = useState<RejectedFields>();
  /** `round` changes with each draft that replaces the typed one. */
  const [round, setRound] = useState(0);
  /** Separate from the reached step, because other pages do not submit it. */
  const [changes, setChanges] = useState<Changes>([]);
  const [failure, setFailure] = useState<unknown>();
  const quoteFor = useQuotes(flow, setup, renew);
  const execution = useExecution(flow, setup, renew);

  const goTo = (next: Progress<T>) => {
    setReached(next);
    const slug = reached.step === 'sign' ? (flow.signature[reached.over.step]?.slug ?? '') : '';
    const url = urlOf(flow.base, slugOf<T>(next, flow));
    // Replaces a finished signature page, so that one Back leads to the step before.
    if (url !== pathname) navigate(url, { replace: slug !== '' && pathname === urlOf(flow.base, slug) });
  };

  const refuse = (at: AtConfirm<T>, error: unknown) => {
    const refused = rejectedFields(error, flow.inputs);
    setRefusal(refused);
    if (refused === undefined) setFailure(error);
    setReached(refused === undefined ? at : { ...at, step: 'input', index: refused.index });
  };

  const showReceipt = (receipt: T['receipt']) => {
    over.current = true;
    if (flow.receipt.view(receipt).failure === undefined) pulse();
    const key = flow.receipt.key(receipt);
    queries.setQueryData(receiptKey(flow.base, key), receipt);
    void leaveDialogs().then(() => navigate(receiptUrl(flow.base, key), { replace: true, state: JUST_DONE }));
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
        showReceipt(outcome.done);
      },
    });
  };

  /** Remounts an input. In a transition, like the router's update of the address. */
  const reopen = (at: AtInput<T>, refused?: RejectedFields) =>
    startTransition(() => {
      setFailure(undefined);
      setRefusal(refused);
      setRound((past) => past + 1);
      setChanges([]);
      setReached(at);
    });

  const amendmentOf = (error: unknown, draft: T['draft']) => {
    const amendment = flow.amend?.(error, draft, setup) ?? renewalOf(error, draft, flow);
    return (
      amendment && {
        ...amendment,
        onAmend: () => {
          navigate(`${flow.base}#${amendment.field}`, { replace: pathname === flow.base });
          reopen({ step: 'input', index: 0, draft: amendment.draft, quote: undefined });
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
    refusal,
    failure,
    sending: execution.pending,
    isLookingUp: execution.isLookingUp,
    isOver: () => over.current,
    send,
    quoteFor,
    accept: (answered: QuoteAnswer<T>) => {
      const { index, draft } = answered.at;
      if ('errors' in answered) return reopen(answered.at, { index, errors: answered.errors });
      const { quote } = answered;
      setRefusal(undefined);
      if (isExecuted(quote)) return showReceipt(quote.receipt);
      const over = { ...answered.at, quote };
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
      if (!isDialog(at, flow)) navigate(-1);
    },
    dismiss: () => setFailure(undefined),
  };
}

/** The bank no longer knows the operation: 'Continuar' sets it up again. */
function renewalOf<T extends FlowTypes>(
  error: unknown,
  draft: T['draft'],
  { inputs }: Flow<T>,
): Amendment<T['draft']> | undefined {
  const [field] = inputs[0]?.fields[0] ?? [];
  return isNotFound(error) && field !== undefined ? { label: 'Volver a los datos', draft, field } : undefined;
}

export type StepProps<T extends FlowTypes, Shown extends Progress<T>> = {
  flow: Flow<T>;
  setup: T['setup'];
  operation: ReturnType<typeof useOperation<T>>;
  typed: RefObject<(() => T['draft']) | undefined>;
  leave: (go: () => void) => void;
  shown: Shown;
};
