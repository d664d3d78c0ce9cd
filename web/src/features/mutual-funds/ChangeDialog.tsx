import { useQuery } from '@tanstack/react-query';
import type { FundOperation } from '#contract/fund';
import { fundOperationNames } from '#contract/receipts/funds';
import { bankToday } from '../../api/bank-clock';
import { loadHolidays } from '../../api/queries/references';
import { queryKeys } from '../../api/query-keys';
import { DraftField } from '../../forms/DraftField';
import { LazyDateField } from '../../forms/LazyDateField';
import { AmountField } from '../../money-form/AmountField';
import { schedulingDays } from '../../money-form/scheduling';
import { EditActionDialog } from '../../signed-action/EditActionDialog';
import { Text } from '../../ui/Text';
import { closedOn } from './calendar';
import { changingOf, checkChange, draftOf } from './changes';

type ChangeDialogProps = { operation: FundOperation; onClose: () => void; onDone: () => void };

/** Another day or amount for an operation that is still to come. */
export default function ChangeDialog({ operation, onClose, onDone }: ChangeDialogProps) {
  const { data: holidays = new Set<string>() } = useQuery({
    queryKey: queryKeys.holidays,
    queryFn: loadHolidays,
  });
  return (
    <EditActionDialog
      action={changingOf(operation)}
      title={`Cambiar la ${fundOperationNames[operation.operationType].toLowerCase()}`}
      initial={draftOf(operation)}
      check={(draft) => checkChange(draft, holidays, bankToday())}
      words={{
        save: 'Guardar cambios',
        busy: 'Guardando...',
        unchanged: 'Tu operación sigue programada como estaba.',
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(form) => (
        <>
          <Text tone="muted">
            {`${operation.investmentAccount.description} ${operation.investmentAccount.displayId}. El precio será el de la última valuación antes de ese día.`}
          </Text>
          <AmountField form={form} currency="MXN" size="md" />
          <DraftField form={form} name="date">
            {(field) => (
              <LazyDateField
                {...field}
                label="Fecha de la operación"
                limits={schedulingDays(bankToday(), closedOn(holidays))}
              />
            )}
          </DraftField>
        </>
      )}
    </EditActionDialog>
  );
}
