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
  const queryClient = useQueryClient();
  const [reachedStep, setReachedStep] = useState<Progress<T>>({
    step: 'input',
    index: 0,
    draft,
    quote: undefined,
  });
  const isFinished = useRef(false);
  const [isInputSigned, setInputSigned] = useState(false);
  const [rejection, setRejection] = useState<RejectedFields>();
  /** Changes with each draft that replaces the customer's input. */
  const [round, setRound] = useState(0);
  /** Unsent changes by page; each page submits only its own. */
  const [changes, setChanges] = useState<Changes>([]);
  const [failure, setFailure] = useState<unknown>();
  const quoteFor = useQuotes(flow, setup, renew);
  const execution = useExecution(flow, setup, renew);

  const goTo = (next: Progress<T>) => {
    setReachedStep(next);
    const slug = reachedStep.step === 'sign' ? (flow.signature[reachedStep.origin.step]?.slug ?? '') : '';
    const url = urlOf(flow.base, slugOf<T>(next, flow));
    // Replaces a finished signature page, so that one Back leads to the step before.
    if (url !== pathname) navigate(url, { replace: slug !== '' && pathname === urlOf(flow.base, slug) });
  };

  const handleRejection = (progress: AtConfirm<T>, error: unknown) => {
    const rejected = rejectedFields(error, flow.inputs);
    setRejection(rejected);
    if (rejected === undefined) setFailure(error);
    setReachedStep(rejected === undefined ? progress : { ...progress, step: 'input', index: rejected.index });
  };

  const showReceipt = (receipt: T['receipt']) => {
    isFinished.current = true;
    if (flow.receipt.view(receipt).failure === undefined) pulse();
    const key = flow.receipt.key(receipt);
    queryClient.setQueryData(receiptKey(flow.base, key), receipt);
    void leaveDialogs().then(() => navigate(receiptUrl(flow.base, key), { replace: true, state: JUST_DONE }));
  };

  const send = (progress: AtConfirm<T>) => {
    setFailure(undefined);
    setChanges([]);
    const sentAt = bankNow();
    execution.start(progress, {
      onError: (error) => handleRejection(progress, error),
      onSuccess: (outcome) => {
        if (outcome.kind === 'sign')
          return goTo({ ...progress, step: 'sign', request: outcome.request, origin: progress });
        if (outcome.kind === 'unknown')
          return setReachedStep({ ...progress, step: 'unknown', at: bankInstant(sentAt) });
        showReceipt(outcome.done);
      },
    });
  };

  /** Remounts an input. In a transition, like the router's update of the URL. */
  const reopen = (progress: AtInput<T>, rejected?: RejectedFields) =>
    startTransition(() => {
      setFailure(undefined);
      setRejection(rejected);
      setRound((count) => count + 1);
      setChanges([]);
      setReachedStep(progress);
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
    reachedStep,
    round,
    changes,
    keepDraft: (draft: TextDraft) => saveDraft(flow.base, search, draft),
    amendmentOf,
    rejection,
    failure,
    isSending: execution.pending,
    isLookingUp: execution.isLookingUp,
    isInputSigned,
    isFinished: () => isFinished.current,
    send,
    quoteFor,
    accept: (answer: QuoteAnswer<T>) => {
      const { index, draft } = answer.progress;
      if ('errors' in answer) return reopen(answer.progress, { index, errors: answer.errors });
      const { quote } = answer;
      setRejection(undefined);
      if (isExecuted(quote)) return showReceipt(quote.receipt);
      const origin = { ...answer.progress, quote };
      goTo(
        isSignatureRequest(quote)
          ? { step: 'sign', draft, quote, request: quote, origin }
          : stepAfter<T>(index, flow, draft, quote),
      );
    },
    handleSigned: ({ origin, draft, quote }: AtSignature<T>) => {
      execution.markSigned();
      if (origin.step === 'confirm') return send(origin);
      setInputSigned(true);
      goTo(stepAfter<T>(origin.index, flow, draft, quote));
    },
    cancelSignature: (progress: AtSignature<T>) => {
      setReachedStep(progress.origin);
      if (!isDialog(progress, flow)) navigate(-1);
    },
    dismiss: () => setFailure(undefined),
  };
}

/** Leads back to the form if the bank no longer knows the operation: 'Continuar' sets it up again. */
function renewalOf<T extends FlowTypes>(
  error: unknown,
  draft: T['draft'],
  { inputs }: Flow<T>,
): Amendment<T['draft']> | undefined {
  const [field] = inputs[0]?.fields[0] ?? [];
  return isNotFound(error) && field !== undefined ? { label: 'Volver a los datos', draft, field } : undefined;
}

export type StepProps<T extends FlowTypes, Step extends Progress<T>> = {
  flow: Flow<T>;
  setup: T['setup'];
  operation: ReturnType<typeof useOperation<T>>;
  inputReader: RefObject<(() => T['draft']) | undefined>;
  leave: (go: () => void) => void;
  progress: Step;
};
