import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { formatAccount } from '#contract/domain/account';
import type { FundOperation } from '#contract/domain/fund';
import { fundOperationNames } from '#contract/receipts/investment-funds';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { LazyDateField } from '#web/components/forms/LazyDateField.tsx';
import { AmountField } from '#web/flow/money-form/AmountField.tsx';
import { schedulingDays } from '#web/flow/money-form/scheduling.ts';
import { EditActionDialog } from '#web/flow/signed-action/EditActionDialog.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { holidaysQuery } from '#web/lib/api/queries/references.ts';
import { closedOn } from './calendar';
import { changeAction, checkChange, draftOf } from './changes';

type ChangeDialogProps = { operation: FundOperation; onClose: () => void; onDone: () => void };

export default function ChangeDialog({ operation, onClose, onDone }: ChangeDialogProps) {
  const { data: holidays = new Set<string>() } = useQuery(holidaysQuery());
  return (
    <EditActionDialog
      action={changeAction(operation)}
      title={`Cambiar la ${fundOperationNames[operation.operationType].toLowerCase()}`}
      initial={draftOf(operation)}
      check={(draft) => checkChange(draft, holidays, bankToday())}
      labels={{
        save: 'Guardar cambios',
        busy: 'Guardando...',
        unchanged: 'Tu operación sigue programada como estaba.',
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(form) => (
        <>
          <Text color="fg.muted">
            {`${formatAccount(operation.investmentAccount)}. El precio será el de la última valuación antes de ese día.`}
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
