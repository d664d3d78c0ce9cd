import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Recipient, RecipientEdit } from '#contract/recipients';
import { queryKeys } from '../../../api/query-keys';
import type { FieldErrors } from '../../../forms/draft';
import { fieldRefusal } from '../../../operation/field-refusal';
import { useSingleFlight } from '../../../operation/useSingleFlight';
import { isSignatureRequest, type SignatureRequest } from '../../../signature/request';
import { editRecipient } from '../api';
import { type NamesDraft, nameFields } from '../names';

/** What the bank refused; each refusal begins a round of its own. */
type Refusal = { round: number; errors: FieldErrors<NamesDraft> };

/** A change of one recipient: sent, signed where the bank asks for it, and sent again. */
export function useEdit(key: string, onSaved: (recipient: Recipient) => void) {
  const queries = useQueryClient();
  const [request, setRequest] = useState<SignatureRequest>();
  const [refusal, setRefusal] = useState<Refusal>({ round: 0, errors: {} });
  const [failure, setFailure] = useState<unknown>();
  const saving = useSingleFlight(
    (change: RecipientEdit) => editRecipient(key, change),
    (answer) => {
      if (!isSignatureRequest(answer)) void queries.invalidateQueries({ queryKey: queryKeys.recipients.all });
    },
  );

  const send = (change: RecipientEdit) => {
    setFailure(undefined);
    saving.start(change, {
      onSuccess: (answer) => (isSignatureRequest(answer) ? setRequest(answer) : onSaved(answer)),
      onError: (error) => {
        const named = fieldRefusal<NamesDraft>(error, [{ fields: nameFields }]);
        setRequest(undefined);
        setRefusal(({ round }) => ({ round: round + 1, errors: named?.errors ?? {} }));
        if (named === undefined) setFailure(error);
      },
    });
  };

  return {
    request,
    refusal,
    failure,
    pending: saving.pending,
    send,
    unsign: () => setRequest(undefined),
    dismiss: () => setFailure(undefined),
  };
}
