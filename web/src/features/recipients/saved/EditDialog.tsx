import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Recipient } from '#contract/recipients';
import { readEnvironment } from '../../../environment/environment';
import { OperationErrorDialog } from '../../../errors/ErrorDialog';
import type { FieldErrors } from '../../../forms/draft';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { useDraft } from '../../../forms/useDraft';
import { TokenForm } from '../../../signature/TokenForm';
import { TokenGate } from '../../../signature/TokenGate';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Loading } from '../../../ui/Loading';
import { recipientPath } from '../api';
import { NameFields } from '../NameFields';
import { checkNames, type NamesDraft } from '../names';
import { draftOf, editOf } from './edit';
import { useEdit } from './useEdit';

type EditDialogProps = {
  recipient: Recipient;
  onClose: () => void;
  onSaved: (recipient: Recipient) => void;
};

/** Other names for somebody of the list, signed like everything that tells where money goes. */
export default function EditDialog({ recipient, onClose, onSaved }: EditDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(recipient));
  const edit = useEdit(recipient.key, onSaved);
  const { request, pending, failure } = edit;
  const save = (changed: NamesDraft) => edit.send(editOf(recipient.key, changed, readEnvironment()));
  /** The same change: signed by now, or after a failure. */
  const again = () => save(draft);
  if (failure !== undefined) {
    return (
      <OperationErrorDialog
        error={failure}
        unchanged="Sus datos siguen como estaban."
        onRetry={again}
        onClose={edit.dismiss}
      />
    );
  }
  return (
    <TokenGate>
      <Dialog
        title={request ? 'Firma el cambio' : `Editar ${recipient.alias}`}
        onClose={onClose}
        locked={pending}
        wide
      >
        {request === undefined ? (
          <EditForm
            draft={draft}
            key={edit.refusal.round}
            refused={edit.refusal.errors}
            pending={pending}
            onCancel={onClose}
            onSubmit={(changed) => {
              setDraft(changed);
              save(changed);
            }}
          />
        ) : pending ? (
          <Loading label="Guardando..." />
        ) : (
          <TokenForm
            request={request}
            call={{ method: 'PUT', url: recipientPath(recipient.key) }}
            onSigned={again}
            onCancel={edit.unsign}
          />
        )}
      </Dialog>
    </TokenGate>
  );
}

type EditFormProps = {
  draft: NamesDraft;
  refused: FieldErrors<NamesDraft>;
  pending: boolean;
  onSubmit: (draft: NamesDraft) => void;
  onCancel: () => void;
};

function EditForm({ draft, refused, pending, onSubmit, onCancel }: EditFormProps) {
  const form = useDraft(draft, checkNames, refused);
  return (
    <Form noValidate onSubmit={form.submit(onSubmit)}>
      <ErrorSummary form={form} />
      <NameFields form={form} recipientType={draft.recipientType} />
      <Actions>
        <Button type="submit" busy={pending && 'Guardando...'}>
          Guardar cambios
        </Button>
        <Button look="ghost" onClick={onCancel} disabled={pending}>
          Cancelar
        </Button>
      </Actions>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '5', mt: '3', color: 'fg' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
