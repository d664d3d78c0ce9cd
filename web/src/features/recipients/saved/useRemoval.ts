import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Recipient } from '#contract/recipients';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { queryKeys } from '../../../api/query-keys';
import { useSingleFlight } from '../../../operation/useSingleFlight';
import type { SignatureRequest } from '../../../signature/request';
import { removeRecipient, savedKey } from '../api';

/** The removal of one recipient: its row goes at once, and comes back where the bank refuses or wants a signature. */
export function useRemoval(
  { key }: Recipient,
  types: readonly RecipientAccountType[],
  onRemoved: () => void,
) {
  const queries = useQueryClient();
  const [request, setRequest] = useState<SignatureRequest>();
  const [failure, setFailure] = useState<unknown>();
  const removal = useSingleFlight(
    () => removeRecipient(key),
    (asked) => {
      if (asked === null) void queries.invalidateQueries({ queryKey: queryKeys.recipients.all });
    },
  );
  const remove = async () => {
    setFailure(undefined);
    const queryKey = savedKey(types);
    // An older answer that is on its way would bring the row back.
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<Recipient[]>(queryKey);
    const bringBack = () => queries.setQueryData(queryKey, before);
    queries.setQueryData<Recipient[]>(
      queryKey,
      before?.filter((saved) => saved.key !== key),
    );
    removal.start(undefined, {
      onSuccess: (asked) => {
        if (asked === null) return onRemoved();
        bringBack();
        setRequest(asked);
      },
      onError: (error) => {
        bringBack();
        setRequest(undefined);
        setFailure(error);
      },
    });
  };
  return {
    request,
    failure,
    pending: removal.pending,
    remove,
    unsign: () => setRequest(undefined),
  };
}
