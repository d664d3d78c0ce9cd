import type { QueryKey } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Action } from '#web/flow/signed-action/action.ts';
import { ConfirmActionDialog } from '#web/flow/signed-action/ConfirmActionDialog.tsx';
import { removeRow } from '#web/flow/signed-action/remove-row.ts';
import { isSignatureRequest, type SignatureRequest } from '#web/flow/submission/signature-request.ts';
import type { RowDialogProps } from './row';

/** How a row is taken out of a list. */
export type Removal<Row extends { key: string }> = {
  /** Who or what is removed, as the object of a sentence: 'a Mamá'. */
  objectOf: (row: Row) => string;
  /** Which of several of that name: 'Cuenta', 'BBVA, CLABE •••• 4821'. */
  detailOf?: (row: Row) => { label: string; value: string };
  /** What follows from it, a paragraph each. */
  consequences: readonly string[];
  /** What follows that the bank has to be asked about. */
  Asked?: ComponentType<{ row: Row }>;
  send: (row: Row) => Promise<{ status: number; body: unknown }>;
  /** The row as the bank has it now; null where there is none. */
  find: (key: string) => Promise<Row | null>;
  /** Null where no bank asks for one. */
  signature: ((row: Row) => NonNullable<Action<never, never>['signature']>) | null;
  /** What a failure leaves as it was. */
  unchanged: (row: Row) => string;
  /** Under which the cache keeps the lists with the row: it goes before the bank has answered. */
  lists: QueryKey;
  /** What else the removal changes. */
  changes?: readonly QueryKey[];
};

type Removed = 'removed';

const removed = ({ status, body }: { status: number; body: unknown }): Removed | SignatureRequest => {
  if (status === 204) return 'removed';
  if (isSignatureRequest(body)) return body;
  throw new TypeError(`Status ${status} promises no removal`);
};

/** Removes a row; one that is not there any more is removed. */
export const removing = <Row extends { key: string }>(
  { send, find, signature, lists, changes = [] }: Removal<Row>,
  row: Row,
): Action<void, Removed> => ({
  send: () => send(row).then(removed),
  lookUp: async () => ((await find(row.key)) === null ? 'removed' : null),
  duplicates: ['CZ_NOT_FOUND'],
  signature: signature?.(row) ?? null,
  optimistic: removeRow(lists, row.key),
  invalidates: [lists, ...changes],
});

/** The dialog that says what removing means, and takes the signature where the bank asks for one. */
export const removalDialog =
  <Row extends { key: string }>(removal: Removal<Row>) =>
  ({ row, close }: RowDialogProps<Row>) => {
    const { Asked } = removal;
    const detail = removal.detailOf?.(row);
    return (
      <ConfirmActionDialog
        action={removing(removal, row)}
        signed={{
          text: `Eliminar ${removal.objectOf(row)}`,
          ...(detail && { rows: [detail] }),
        }}
        title={`¿Eliminar ${removal.objectOf(row)}?`}
        icon={Trash2}
        words={{
          keep: 'Conservar',
          confirm: 'Eliminar',
          busy: 'Eliminando...',
          unchanged: removal.unchanged(row),
        }}
        onClose={() => close()}
        onDone={() => close(`Eliminamos ${removal.objectOf(row)} de tu lista.`)}
      >
        {detail && <strong>{detail.value}</strong>}
        {removal.consequences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {Asked && <Asked row={row} />}
      </ConfirmActionDialog>
    );
  };
