import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { formatAccount } from '#contract/domain/account';
import type { PaymentRow } from '#contract/domain/payment';
import { accountOption } from '#web/components/forms/AccountSelect.tsx';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { LazyDateField } from '#web/components/forms/LazyDateField.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { AmountField } from '#web/flow/money-form/AmountField.tsx';
import { closedOnHolidays, schedulingDays } from '#web/flow/money-form/scheduling.ts';
import { EditActionDialog } from '#web/flow/signed-action/EditActionDialog.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { holidaysQuery } from '#web/lib/api/queries/references.ts';
import { useOwnAccounts } from '#web/lib/api/queries/summary.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { payingAccounts } from '../shared/payments/payment-flow';
import { changeAction, checkChange, draftOf, hasOwnAmount } from './changes';

type ChangeDialogProps = { row: PaymentRow; onClose: () => void; onDone: () => void };

export default function ChangeDialog({ row, onClose, onDone }: ChangeDialogProps) {
  const holidays = useQuery(holidaysQuery());
  const accounts = useOwnAccounts();
  const initial = draftOf(row);
  /** Shows the current account until the accounts are loaded. */
  const current = { value: initial.from, label: formatAccount(row.fromAccount) };
  const closedOn = closedOnHolidays(holidays.data ?? new Set());
  return (
    <EditActionDialog
      action={changeAction(row)}
      title={`Cambiar el pago a ${row.payee.merchantName}`}
      initial={initial}
      check={(draft) => checkChange(draft, closedOn, bankToday())}
      labels={{
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
                options={accounts.data ? payingAccounts(accounts.data).map(accountOption) : [current]}
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
