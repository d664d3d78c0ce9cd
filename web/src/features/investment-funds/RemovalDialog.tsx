import { CalendarX } from 'lucide-react';
import { formatAccount } from '#contract/domain/account';
import type { FundOperation } from '#contract/domain/fund';
import { fundOperationNames } from '#contract/receipts/investment-funds';
import { ConfirmActionDialog } from '#web/flow/signed-action/ConfirmActionDialog.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { removalOf } from './changes';

type RemovalDialogProps = { operation: FundOperation; onClose: () => void; onDone: () => void };

export default function RemovalDialog({ operation, onClose, onDone }: RemovalDialogProps) {
  const { operationType, amount, investmentAccount, operationDate } = operation;
  const name = fundOperationNames[operationType].toLowerCase();
  return (
    <ConfirmActionDialog
      action={removalOf(operation)}
      title={`¿Eliminar esta ${name}?`}
      icon={CalendarX}
      labels={{
        keep: 'Conservarla',
        confirm: `Eliminar ${name}`,
        busy: 'Eliminando...',
        unchanged: 'Tu operación sigue programada como estaba.',
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        {`${formatMoney(amount)} de ${formatAccount(investmentAccount)}, programada para el ${formatDate(operationDate)}.`}
      </p>
      <p>Ya no se hará: no se moverá dinero ni títulos. Si la necesitas, tendrás que programarla de nuevo.</p>
    </ConfirmActionDialog>
  );
}
