import { Trash2 } from 'lucide-react';
import type { Recipient } from '#contract/recipients';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { OperationErrorDialog } from '../../../errors/ErrorDialog';
import { TokenForm } from '../../../signature/TokenForm';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Loading } from '../../../ui/Loading';
import { recipientPath } from '../api';
import { useRemoval } from './useRemoval';

type RemoveDialogProps = {
  recipient: Recipient;
  types: readonly RecipientAccountType[];
  onClose: () => void;
  onRemoved: () => void;
};

/** Says what removing means, and takes the signature where the bank asks for one. */
export default function RemoveDialog({ recipient, types, onClose, onRemoved }: RemoveDialogProps) {
  const { request, failure, pending, remove, unsign } = useRemoval(recipient, types, onRemoved);
  if (failure !== undefined) {
    return (
      <OperationErrorDialog
        error={failure}
        unchanged={`${recipient.alias} sigue en tu lista.`}
        onRetry={remove}
        onClose={onClose}
      />
    );
  }
  if (request !== undefined) {
    return (
      <Dialog title="Firma la eliminación" onClose={onClose} locked={pending} wide>
        {pending ? (
          <Loading label="Eliminando..." />
        ) : (
          <TokenForm
            request={request}
            call={{ method: 'DELETE', url: recipientPath(recipient.key) }}
            onSigned={remove}
            onCancel={unsign}
          />
        )}
      </Dialog>
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
