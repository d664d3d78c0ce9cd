import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Flow, FlowTypes } from './flow';
import type { AtConfirm } from './progress';
import { clearPendingSubmission, savePendingSubmission } from './submission/pending-submission';
import { reconcile } from './submission/reconcile';
import { isSignatureRequest } from './submission/signature-request';
import { useSingleFlight } from './submission/useSingleFlight';

/** Carries out what was confirmed, and settles it where the answer was lost. */
export function useExecution<T extends FlowTypes>(flow: Flow<T>, setup: T['setup']) {
  const queries = useQueryClient();
  /** Whether the bank may have done it before the next call is answered. */
  const mayBeRepeat = useRef(false);
  const call = async ({ draft, quote }: AtConfirm<T>) => {
    const answer = await flow.execute(draft, setup, quote);
    // Without a form to sign with, such an answer tells as little as none: what became of the call is looked up.
    if (isSignatureRequest(answer) && flow.signature.confirm === null)
      throw new TypeError(`${flow.base} cannot be signed`);
    return answer;
  };
  const flight = useSingleFlight(
    (at: AtConfirm<T>) => {
      const signs = flow.signs?.(at.draft) ?? flow.signature.confirm !== null;
      const unsigned = signs && !mayBeRepeat.current;
      if (!unsigned && !flow.repeatable) savePendingSubmission(flow.base);
      return reconcile(() => call(at), {
        lookUp: () => flow.lookUp(setup, at.quote),
        duplicates: flow.duplicates ?? [],
        mayBeRepeat: mayBeRepeat.current,
        unsigned,
      }).finally(clearPendingSubmission);
    },
    // Here, and not where the page reacts: balances have changed even if the customer has left meanwhile.
    ({ kind }) => {
      if (kind === 'sign') return;
      if (kind === 'unknown') mayBeRepeat.current = true;
      for (const queryKey of flow.invalidates) void queries.invalidateQueries({ queryKey });
    },
  );
  return {
    ...flight,
    noteSignature: () => {
      mayBeRepeat.current = true;
    },
  };
}
