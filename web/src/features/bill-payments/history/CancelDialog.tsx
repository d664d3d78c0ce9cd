import { CalendarX } from 'lucide-react';
import { isTopUp, type PaymentRow } from '#contract/domain/payment';
import { ConfirmActionDialog } from '#web/flow/signed-action/ConfirmActionDialog.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { cancelAction } from './changes';

type CancelDialogProps = { row: PaymentRow; onClose: () => void; onDone: () => void };

const CancelDialog = ({ row, onClose, onDone }: CancelDialogProps) => (
  <ConfirmActionDialog
    action={cancelAction(row)}
    title="¿Cancelar este pago?"
    icon={CalendarX}
    labels={{
      keep: 'Conservarlo',
      confirm: 'Cancelar pago',
      busy: 'Cancelando...',
      unchanged: 'El pago sigue programado.',
    }}
    onClose={onClose}
    onDone={onDone}
  >
    <p>
      {`${formatMoney(row.totalAmount)} a ${row.payee.merchantName}, programado para el ${formatDate(row.effectiveDate)}.`}
    </p>
    <p>
      {`Ya no se hará, y no se hará ningún cargo a tu cuenta.${!isTopUp(row.operationType) ? ' El recibo sigue pendiente.' : ''}`}
    </p>
  </ConfirmActionDialog>
);

export default CancelDialog;
