import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { TextDraft } from '../forms/draft';
import { useSingleFlight } from '../operation/useSingleFlight';
import { receiptKey, receiptUrl } from '../receipt/address';
import type { SignatureRequest } from '../signature/request';
import { execute } from './execute';
import type { Flow } from './flow';
import type { Confirm } from './progress';

type Reactions = {
  onSign: (request: SignatureRequest) => void;
  onUnknown: () => void;
  onRefused: (error: unknown) => void;
};

/** Sends a confirmed operation. What was done ends at its receipt; the rest is for the caller. */
export function useSend<Draft extends TextDraft, Setup, Quote, Receipt>(
  flow: Flow<Draft, Setup, Quote, Receipt>,
  setup: Setup,
) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const call = useSingleFlight(
    (at: Confirm<Draft, Quote>) => execute(flow, setup, at),
    // Here, and not where the page reacts: balances have changed even if the customer has left meanwhile.
    ({ kind }) => {
      if (kind === 'sign') return;
      for (const queryKey of flow.invalidates) void queries.invalidateQueries({ queryKey });
    },
  );

  const send = (at: Confirm<Draft, Quote>, { onSign, onUnknown, onRefused }: Reactions) =>
    call.start(at, {
      onError: onRefused,
      onSuccess: (outcome) => {
        if (outcome.kind === 'sign') return onSign(outcome.request);
        if (outcome.kind === 'unknown') return onUnknown();
        const key = flow.receipt.key(outcome.receipt);
        queries.setQueryData(receiptKey(flow.base, key), outcome.receipt);
        navigate(receiptUrl(flow.base, key), { replace: true });
      },
    });

  return { pending: call.pending, send };
}
