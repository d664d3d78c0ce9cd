import { useQueryClient } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import type { TransferRow } from '#contract/transfers';
import { queryKeys } from '../../api/query-keys';
import { OperationErrorDialog } from '../../errors/ErrorDialog';
import { formatDate } from '../../format/dates';
import { formatMoney } from '../../money/format';
import { useSingleFlight } from '../../operation/useSingleFlight';
import { receiptKey } from '../../receipt/address';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { OWN_TRANSFER } from './addresses';
import { transfersApi } from './api';

type CancelDialogProps = { row: TransferRow; onClose: () => void; onCancelled: () => void };

/** Says what will not happen, before it does not. */
export function CancelDialog({ row, onClose, onCancelled }: CancelDialogProps) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const cancelling = useSingleFlight(
    () => transfersApi.cancel({ params: { transferKey: row.key } }),
    () => {
      void queries.invalidateQueries({ queryKey: queryKeys.transfers.all });
      void queries.invalidateQueries({ queryKey: receiptKey(OWN_TRANSFER, row.key) });
    },
  );
  const cancel = () => {
    setFailure(undefined);
    cancelling.start(undefined, { onSuccess: onCancelled, onError: setFailure });
  };
  if (failure !== undefined) {
    return (
      <OperationErrorDialog
        error={failure}
        unchanged="No se hizo ningún cargo a tu cuenta."
        onRetry={cancel}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title="¿Cancelar esta transferencia?"
      icon={CalendarX}
      onClose={onClose}
      locked={cancelling.pending}
      actions={
        <>
          <Button look="line" autoFocus onClick={onClose}>
            Conservarla
          </Button>
          <Button look="danger" onClick={cancel} busy={cancelling.pending && 'Cancelando...'}>
            Cancelar transferencia
          </Button>
        </>
      }
    >
      <p>
        {formatMoney(row)} a {row.toAccount.description}, programada para el {formatDate(row.effectiveDate)}.
      </p>
      <p>
        Ya no se hará, y no se hará ningún cargo a tu cuenta. Si la necesitas, tendrás que programarla de
        nuevo.
      </p>
    </Dialog>
  );
}
