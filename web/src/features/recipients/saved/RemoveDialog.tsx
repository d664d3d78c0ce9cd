import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Recipient } from '#contract/recipients';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { queryKeys } from '../../../api/query-keys';
import { OperationErrorDialog } from '../../../errors/ErrorDialog';
import { useSingle } from '../../../flow/useSingle';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { removeRecipient, savedKey } from '../api';

type RemoveDialogProps = {
  recipient: Recipient;
  types: readonly RecipientAccountType[];
  onClose: () => void;
  onRemoved: () => void;
};

/** Says what removing means. The row goes at once, and comes back if the bank refuses. */
export function RemoveDialog({ recipient, types, onClose, onRemoved }: RemoveDialogProps) {
  const { failure, pending, remove, dismiss } = useRemoval(recipient, types, onRemoved);
  if (failure !== undefined) {
    return (
      <OperationErrorDialog
        error={failure}
        unchanged={`${recipient.alias} sigue en tu lista.`}
        onRetry={remove}
        onClose={() => {
          dismiss();
          onClose();
        }}
      />
    );
  }
  return (
    <Dialog
      title={`¿Eliminar a ${recipient.alias}?`}
      icon={Trash2}
      onClose={onClose}
      locked={pending}
      actions={
        <>
          <Button look="line" autoFocus onClick={onClose} disabled={pending}>
            Conservar
          </Button>
          <Button look="danger" onClick={remove} busy={pending && 'Eliminando...'}>
            Eliminar
          </Button>
        </>
      }
    >
      <p>Si vuelves a necesitarla tendrás que guardarla de nuevo y esperar a que se active.</p>
      <p>Los movimientos que ya hiciste siguen en tu historial.</p>
    </Dialog>
  );
}

function useRemoval({ key }: Recipient, types: readonly RecipientAccountType[], onRemoved: () => void) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const removal = useSingle(
    () => removeRecipient(key),
    () => void queries.invalidateQueries({ queryKey: queryKeys.recipients.all }),
  );
  const remove = async () => {
    setFailure(undefined);
    const queryKey = savedKey(types);
    // An older answer that is on its way would bring the row back.
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<Recipient[]>(queryKey);
    queries.setQueryData<Recipient[]>(
      queryKey,
      before?.filter((saved) => saved.key !== key),
    );
    removal.start(undefined, {
      onSuccess: onRemoved,
      onError: (error) => {
        queries.setQueryData(queryKey, before);
        setFailure(error);
      },
    });
  };
  return { failure, pending: removal.pending, remove, dismiss: () => setFailure(undefined) };
}
