import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '#web/components/Button.tsx';
import type { FieldErrors, RejectedFieldErrors, TextDraft } from '#web/components/forms/draft.ts';
import { ErrorSummary } from '#web/components/forms/ErrorSummary.tsx';
import { type DraftForm, useDraft, useValues } from '#web/components/forms/useDraft.ts';
import { Note } from '#web/components/Note.tsx';
import type { Slot } from '#web/components/slot.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import type { SignedContent } from '../signature/SignedSubject';
import type { Action } from './action';
import { SignedActionDialog } from './SignedActionDialog';
import { useSignedAction } from './useSignedAction';

type Fields<Draft extends TextDraft> = (form: DraftForm<Draft>) => Slot;

type EditActionDialogProps<Draft extends TextDraft, Done> = {
  action: Action<Draft, Done, Draft>;
  signed?: ((draft: Draft) => SignedContent) | undefined;
  title: string;
  initial: Draft;
  check: (draft: Draft) => FieldErrors<Draft>;
  /** Text of an error in the summary. */
  summarize?: ((field: string, error: string) => string) | undefined;
  labels: {
    save: string;
    busy: string;
    unchanged: string;
  };
  onClose: () => void;
  onDone: (done: Done) => void;
  children: Fields<Draft>;
};

/** Keeps the draft after a rejection and a cancelled signature. */
export function EditActionDialog<Draft extends TextDraft, Done>({
  action,
  signed,
  title,
  initial,
  check,
  summarize,
  labels,
  onClose,
  onDone,
  children,
}: EditActionDialogProps<Draft, Done>) {
  const [draft, setDraft] = useState(initial);
  const { state, rejection, send } = useSignedAction(action, onDone);
  return (
    <SignedActionDialog
      state={state}
      signature={action.signature}
      signed={signed?.(draft)}
      title={title}
      wide
      busy={labels.busy}
      unchanged={labels.unchanged}
      onClose={onClose}
      onFailureRead={() => {
        if (!('onDismiss' in state)) return;
        if (isNotFound(state.error)) onClose();
        else state.onDismiss();
      }}
    >
      <EditForm
        key={rejection.round}
        initial={draft}
        original={initial}
        check={check}
        summarize={summarize}
        rejectedErrors={rejection.errors}
        save={labels.save}
        busy={state.name === 'sending' && labels.busy}
        fields={children}
        onCancel={onClose}
        onSubmit={(changed) => {
          setDraft(changed);
          send(changed);
        }}
      />
    </SignedActionDialog>
  );
}

type EditFormProps<Draft extends TextDraft> = {
  initial: Draft;
  /** An equal draft is not sent. */
  original: Draft;
  check: (draft: Draft) => FieldErrors<Draft>;
  summarize: ((field: string, error: string) => string) | undefined;
  rejectedErrors: RejectedFieldErrors;
  save: string;
  busy: string | false;
  fields: Fields<Draft>;
  onSubmit: (draft: Draft) => void;
  onCancel: () => void;
};

function EditForm<Draft extends TextDraft>({
  initial,
  check,
  rejectedErrors,
  ...props
}: EditFormProps<Draft>) {
  const { original, summarize, save, busy, fields, onSubmit, onCancel } = props;
  const form = useDraft(initial, check, rejectedErrors);
  const isDraftUnchanged = isSame(useValues(form), original);
  const [showsUnchanged, setShowsUnchanged] = useState(false);
  const submit = form.submit((draft) => {
    const isUnchanged = isSame(draft, original);
    setShowsUnchanged(isUnchanged);
    if (!isUnchanged) onSubmit(draft);
  });
  return (
    <Form noValidate onSubmit={submit}>
      <ErrorSummary form={form} summarize={summarize} />
      {fields(form)}
      {showsUnchanged && isDraftUnchanged && <Note role="status">No cambiaste nada.</Note>}
      <Flex wrap="wrap" gap="3">
        <Button type="submit" busy={busy}>
          {save}
        </Button>
        <Button variant="ghost" onClick={onCancel} disabled={busy !== false}>
          Cancelar
        </Button>
      </Flex>
    </Form>
  );
}

const isSame = (draft: TextDraft, original: TextDraft): boolean =>
  Object.entries(draft).every(([name, text]) => text.trim() === original[name]);

const Form = chakra('form', { base: { display: 'grid', gap: '5', mt: '3', color: 'fg' } });
