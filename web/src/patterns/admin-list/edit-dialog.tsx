import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { FieldErrors, FieldPaths, TextDraft } from '#web/components/forms/draft.ts';
import type { DraftForm } from '#web/components/forms/useDraft.ts';
import type { SignedContent } from '#web/flow/signature/SignedSubject.tsx';
import type { Action } from '#web/flow/signed-action/action.ts';
import { EditActionDialog } from '#web/flow/signed-action/EditActionDialog.tsx';
import type { SignatureRequest } from '#web/flow/submission/signature-request.ts';
import type { RowDialogProps } from './row';

export type Edit<Row extends { key: string }, Draft extends TextDraft, Body> = {
  nameOf: (row: Row) => string;
  draftOf: (row: Row) => Draft;
  check: (draft: Draft) => FieldErrors<Draft>;
  /** Text of an error in the summary. */
  summarize?: (field: string, error: string) => string;
  Fields: ComponentType<{ form: DraftForm<Draft>; row: Row }>;
  fields: FieldPaths<Draft>;
  bodyOf: (draft: Draft, key: string) => Body;
  send: (key: string, body: Body, formSessionId: string) => Promise<Row | SignatureRequest>;
  find: (key: string) => Promise<Row | null>;
  /** Null if no signature is ever required. */
  signature: ((key: string) => NonNullable<Action<never, never>['signature']>) | null;
  signed?: (row: Row, draft: Draft) => SignedContent;
  unchanged: string;
  invalidates: (key: string) => readonly QueryKey[];
};

/** Builds the action of an edit. After a lost response, the edit is done if the bank's row yields the same body. */
export const editAction = <Row extends { key: string }, Draft extends TextDraft, Body>(
  { draftOf, bodyOf, send, find, ...edit }: Omit<Edit<Row, Draft, Body>, 'Fields'>,
  key: string,
): Action<Draft, Row, Draft> => ({
  send: (draft, formSessionId) => send(key, bodyOf(draft, key), formSessionId),
  lookUp: async (draft) => {
    const row = await find(key);
    if (row === null) return null;
    const currentBody = bodyOf(draftOf(row), key);
    return hashKey([currentBody]) === hashKey([bodyOf(draft, key)]) ? row : null;
  },
  signature: edit.signature?.(key) ?? null,
  fields: edit.fields,
  invalidates: edit.invalidates(key),
});

export const editDialog =
  <Row extends { key: string }, Draft extends TextDraft, Body>(edit: Edit<Row, Draft, Body>) =>
  ({ row, close }: RowDialogProps<Row>) => {
    const { signed } = edit;
    return (
      <EditActionDialog
        action={editAction(edit, row.key)}
        signed={signed && ((draft) => signed(row, draft))}
        title={`Editar ${edit.nameOf(row)}`}
        initial={edit.draftOf(row)}
        check={edit.check}
        summarize={edit.summarize}
        labels={{ save: 'Guardar cambios', busy: 'Guardando...', unchanged: edit.unchanged }}
        onClose={() => close()}
        onDone={(updatedRow) => close(`Guardamos los cambios de ${edit.nameOf(updatedRow)}.`)}
      >
        {(form) => <edit.Fields form={form} row={row} />}
      </EditActionDialog>
    );
  };
