import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Flow, FlowTypes } from './flow';
import type { AtConfirm } from './progress';
import { clearPendingSubmission, savePendingSubmission } from './submission/pending-submission';
import { reconcile } from './submission/reconcile';
import { rejectedFields } from './submission/rejected-fields';
import { isSignatureRequest } from './submission/signature-request';
import { useSingleFlight } from './submission/useSingleFlight';

/** If the first input is rejected, sets the operation up again: the form has to show what it was rejected for. */
export function useExecution<T extends FlowTypes>(
  flow: Flow<T>,
  setup: T['setup'],
  renew: () => Promise<T['setup']>,
) {
  const queries = useQueryClient();
  /** True if an earlier call may have been executed. */
  const mayBeRepeat = useRef(false);
  const [isLookingUp, setLookingUp] = useState(false);
  const call = async ({ draft, quote }: AtConfirm<T>) => {
    const answer = await flow.execute(draft, setup, quote);
    // An unsignable request for a signature counts as a lost answer and is looked up.
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
        lookUp: () => {
          setLookingUp(true);
          return flow.lookUp(setup, at.quote).finally(() => setLookingUp(false));
        },
        duplicates: flow.duplicates ?? [],
        mayBeRepeat: mayBeRepeat.current,
        unsigned,
      })
        .finally(clearPendingSubmission)
        .catch(async (error: unknown) => {
          if (rejectedFields(error, flow.inputs)?.index === 0) await renew().catch(() => undefined);
          throw error;
        });
    },
    // Here rather than in the page: balances changed even if the customer left meanwhile.
    ({ kind }) => {
      if (kind === 'sign') return;
      if (kind === 'unknown') {
        mayBeRepeat.current = true;
        // A reload of the warning shows it again.
        if (!flow.repeatable) savePendingSubmission(flow.base);
      }
      for (const queryKey of flow.invalidates) void queries.invalidateQueries({ queryKey });
    },
  );
  return {
    ...flight,
    /** True while the bank is asked for the receipt of an order without a response. */
    isLookingUp,
    noteSignature: () => {
      mayBeRepeat.current = true;
    },
  };
}
