import { useQuery } from '@tanstack/react-query';
import type { PaymentRow } from '#contract/shared/payment';
import { bankToday } from '../../api/bank-clock';
import { loadHolidays } from '../../api/queries/references';
import { useOwnAccounts } from '../../api/queries/summary';
import { queryKeys } from '../../api/query-keys';
import { accountOption } from '../../forms/AccountSelect';
import { DraftField } from '../../forms/DraftField';
import { LazyDateField } from '../../forms/LazyDateField';
import { SelectField } from '../../forms/SelectField';
import { formatMoney } from '../../money/format';
import { AmountField } from '../../money-form/AmountField';
import { closedOnHolidays, schedulingDays } from '../../money-form/scheduling';
import { payingAccounts } from '../../payment-book/paying';
import { EditActionDialog } from '../../signed-action/EditActionDialog';
import { Text } from '../../ui/Text';
import { changingOf, checkChange, draftOf, hasOwnAmount } from './changes';

type ChangeDialogProps = { row: PaymentRow; onClose: () => void; onDone: () => void };

/** Another day, account or amount for a payment that is still to come. */
export default function ChangeDialog({ row, onClose, onDone }: ChangeDialogProps) {
  const holidays = useQuery({ queryKey: queryKeys.holidays, queryFn: loadHolidays });
  const accounts = useOwnAccounts();
  const initial = draftOf(row);
  const { description, displayId } = row.fromAccount;
  /** The one that it has, until the others are known. */
  const kept = { value: initial.from, label: `${description} ${displayId}` };
  const closedOn = closedOnHolidays(holidays.data ?? new Set());
  return (
    <EditActionDialog
      action={changingOf(row)}
      title={`Cambiar el pago a ${row.payee.merchantName}`}
      initial={initial}
      check={(draft) => checkChange(draft, closedOn, bankToday())}
      words={{
        save: 'Guardar cambios',
        busy: 'Guardando...',
        unchanged: 'El pago sigue programado como estaba.',
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(form) => (
        <>
          {hasOwnAmount(row) ? (
            <AmountField form={form} currency="MXN" size="md" />
          ) : (
            <Text>{formatMoney(row.totalAmount)}</Text>
          )}
          <DraftField form={form} name="date">
            {(field) => (
              <LazyDateField
                {...field}
                label="Fecha del pago"
                limits={schedulingDays(bankToday(), closedOn)}
              />
            )}
          </DraftField>
          <DraftField form={form} name="from">
            {(field) => (
              <SelectField
                {...field}
                label="Cuenta origen"
                options={accounts.data ? payingAccounts(accounts.data).map(accountOption) : [kept]}
                hint={
                  accounts.error ? 'No pudimos cargar tus otras cuentas: el pago sale de esta.' : undefined
                }
              />
            )}
          </DraftField>
        </>
      )}
    </EditActionDialog>
  );
}
