import { CalendarX } from 'lucide-react';
import type { TransferRow } from '#contract/transfers';
import { ConfirmActionDialog } from '#web/flow/signed-action/ConfirmActionDialog.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { cancelAction } from './cancellation';

type CancelDialogProps = { row: TransferRow; onClose: () => void; onCancelled: () => void };

export const CancelDialog = ({ row, onClose, onCancelled }: CancelDialogProps) => (
  <ConfirmActionDialog
    action={cancelAction(row)}
    title="¿Cancelar esta transferencia?"
    icon={CalendarX}
    labels={{
      keep: 'Conservarla',
      confirm: 'Cancelar transferencia',
      busy: 'Cancelando...',
      unchanged: 'No se hizo ningún cargo a tu cuenta.',
    }}
    onClose={onClose}
    onDone={onCancelled}
  >
    <p>
      {`${formatMoney(row)} a ${row.toAccount.description}, programada para el ${formatDate(row.effectiveDate)}.`}
    </p>
    <p>
      Ya no se hará, y no se hará ningún cargo a tu cuenta. Si la necesitas, tendrás que programarla de nuevo.
    </p>
  </ConfirmActionDialog>
);
