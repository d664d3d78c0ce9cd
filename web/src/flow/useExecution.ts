import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Flow, type FlowTypes, isSignedAtConfirm } from './flow';
import type { AtConfirm } from './progress';
import { clearPendingSubmission, savePendingSubmission } from './submission/pending-submission';
import { reconcile } from './submission/reconcile';
import { rejectedFields } from './submission/rejected-fields';
import { isSignatureRequest } from './submission/signature-request';
import { useSingleFlight } from './submission/useSingleFlight';

/** Executes the order. If a field of the first input is rejected, renews the setup, so that the form shows current data. */
export function useExecution<T extends FlowTypes>(
  flow: Flow<T>,
  setup: T['setup'],
  renew: () => Promise<T['setup']>,
) {
  const queryClient = useQueryClient();
  /** True if an earlier call may have been executed. */
  const isPossibleDuplicate = useRef(false);
  const [isLookingUp, setLookingUp] = useState(false);
  const call = async ({ draft, quote }: AtConfirm<T>) => {
    const response = await flow.execute(draft, setup, quote);
    // A signature request that the flow does not expect counts as a lost response and is looked up.
    if (isSignatureRequest(response) && flow.signature.confirm === null)
      throw new TypeError(`${flow.base} cannot be signed`);
    return response;
  };
  const flight = useSingleFlight(
    (progress: AtConfirm<T>) => {
      const isUnsigned = isSignedAtConfirm(flow, progress.draft) && !isPossibleDuplicate.current;
      if (!isUnsigned && !flow.repeatable) savePendingSubmission(flow.base);
      return reconcile(() => call(progress), {
        lookUp: () => {
          setLookingUp(true);
          return flow.lookUp(setup, progress.quote).finally(() => setLookingUp(false));
        },
        duplicateCodes: flow.duplicateCodes ?? [],
        isPossibleDuplicate: isPossibleDuplicate.current,
        isUnsigned,
      })
        .finally(clearPendingSubmission)
        .catch(async (error: unknown) => {
          if (rejectedFields(error, flow.inputs)?.index === 0) await renew().catch(() => undefined);
          throw error;
        });
    },
    // In this hook, not in a page: balances change even if the customer has left the page.
    ({ kind }) => {
      if (kind === 'sign') return;
      if (kind === 'unknown') {
        isPossibleDuplicate.current = true;
        // A reload of the warning page shows the warning again.
        if (!flow.repeatable) savePendingSubmission(flow.base);
      }
      for (const queryKey of flow.invalidates) void queryClient.invalidateQueries({ queryKey });
    },
  );
  return {
    ...flight,
    /** True while the bank is asked for the receipt of an order without a response. */
    isLookingUp,
    markSigned: () => {
      isPossibleDuplicate.current = true;
    },
  };
}
