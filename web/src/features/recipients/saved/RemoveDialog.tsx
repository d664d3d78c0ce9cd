import { Trash2 } from 'lucide-react';
import type { Recipient } from '#contract/recipients';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { ConfirmActionDialog } from '../../../signed-action/ConfirmActionDialog';
import { removalOf } from './removal';

type RemoveDialogProps = {
  recipient: Recipient;
  types: readonly RecipientAccountType[];
  onClose: () => void;
  onRemoved: () => void;
};

/** Says what removing means, and takes the signature where the bank asks for one. */
const RemoveDialog = ({ recipient, types, onClose, onRemoved }: RemoveDialogProps) => (
  <ConfirmActionDialog
    action={removalOf(recipient, types)}
    title={`¿Eliminar a ${recipient.alias}?`}
    icon={Trash2}
    words={{
      keep: 'Conservar',
      confirm: 'Eliminar',
      busy: 'Eliminando...',
      unchanged: `${recipient.alias} sigue en tu lista.`,
    }}
    onClose={onClose}
    onDone={onRemoved}
  >
    <p>Si vuelves a necesitarla tendrás que guardarla de nuevo y esperar a que se active.</p>
    <p>Los movimientos que ya hiciste siguen en tu historial.</p>
  </ConfirmActionDialog>
);

export default RemoveDialog;
