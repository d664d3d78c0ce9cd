import type { QueryKey } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Action } from '#web/flow/signed-action/action.ts';
import { ConfirmActionDialog } from '#web/flow/signed-action/ConfirmActionDialog.tsx';
import { removeRow } from '#web/flow/signed-action/remove-row.ts';
import { isSignatureRequest, type SignatureRequest } from '#web/flow/submission/signature-request.ts';
import type { RowDialogProps } from './row';

export type Removal<Row extends { key: string }> = {
  /** Grammatical object: 'a Mamá'. */
  objectOf: (row: Row) => string;
  /** Distinguishes rows of the same name: 'Cuenta', 'BBVA, CLABE •••• 4821'. */
  detailOf?: (row: Row) => { label: string; value: string };
  consequences: readonly string[];
  Question?: ComponentType<{ row: Row }>;
  send: (row: Row) => Promise<{ status: number; body: unknown }>;
  find: (key: string) => Promise<Row | null>;
  /** Null if no signature is ever required. */
  signature: ((row: Row) => NonNullable<Action<never, never>['signature']>) | null;
  unchanged: (row: Row) => string;
  /** Query key of the lists that lose the row at once. */
  lists: QueryKey;
  changes?: readonly QueryKey[];
};

type Removed = 'removed';

const parseResponse = ({ status, body }: { status: number; body: unknown }): Removed | SignatureRequest => {
  if (status === 204) return 'removed';
  if (isSignatureRequest(body)) return body;
  throw new TypeError(`Status ${status} is no result of a removal`);
};

/** Builds the action of a removal. A row that no longer exists counts as removed. */
export const removalAction = <Row extends { key: string }>(
  { send, find, signature, lists, changes = [] }: Removal<Row>,
  row: Row,
): Action<void, Removed> => ({
  send: () => send(row).then(parseResponse),
  lookUp: async () => ((await find(row.key)) === null ? 'removed' : null),
  duplicateCodes: ['CZ_NOT_FOUND'],
  signature: signature?.(row) ?? null,
  optimistic: removeRow(lists, row.key),
  invalidates: [lists, ...changes],
});

export const removalDialog =
  <Row extends { key: string }>(removal: Removal<Row>) =>
  ({ row, close }: RowDialogProps<Row>) => {
    const { Question } = removal;
    const detail = removal.detailOf?.(row);
    return (
      <ConfirmActionDialog
        action={removalAction(removal, row)}
        signed={{
          text: `Eliminar ${removal.objectOf(row)}`,
          ...(detail && { rows: [detail] }),
        }}
        title={`¿Eliminar ${removal.objectOf(row)}?`}
        icon={Trash2}
        labels={{
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
        {Question && <Question row={row} />}
      </ConfirmActionDialog>
    );
  };
