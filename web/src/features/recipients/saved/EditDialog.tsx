import type { Recipient } from '#contract/recipients';
import { EditActionDialog } from '../../../signed-action/EditActionDialog';
import { NameFields } from '../NameFields';
import { checkNames } from '../names';
import { draftOf, editing } from './edit';

type EditDialogProps = {
  recipient: Recipient;
  onClose: () => void;
  onSaved: (recipient: Recipient) => void;
};

/** Other names for somebody of the list, signed like everything that tells where money goes. */
const EditDialog = ({ recipient, onClose, onSaved }: EditDialogProps) => (
  <EditActionDialog
    action={editing(recipient.key)}
    title={`Editar ${recipient.alias}`}
    initial={draftOf(recipient)}
    check={checkNames}
    words={{
      save: 'Guardar cambios',
      busy: 'Guardando...',
      unchanged: 'Sus datos siguen como estaban.',
    }}
    onClose={onClose}
    onDone={onSaved}
  >
    {(form) => <NameFields recipientType={recipient.recipientType} form={form} />}
  </EditActionDialog>
);

export default EditDialog;
