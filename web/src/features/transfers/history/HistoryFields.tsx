import { mayUse } from '#contract/domain/account';
import { TransferStatus } from '#contract/transfers';
import { AccountSelect } from '#web/components/forms/AccountSelect.tsx';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { optionsOf, SelectField } from '#web/components/forms/SelectField.tsx';
import type { DraftForm } from '#web/components/forms/useDraft.ts';
import { useOwnAccounts } from '#web/lib/api/queries/summary.ts';
import { PeriodFields } from '#web/patterns/history/PeriodFields.tsx';
import { useDestinations } from '../own/useDestinations';
import { statusView } from '../shared/status';
import type { HistoryFilters } from './history-query';

const types = [
  { value: 'onetime', label: 'El mismo día' },
  { value: 'schedule', label: 'Programada' },
];
const statusOptions = optionsOf(TransferStatus.options, (status) => statusView(status).label);

export function HistoryFields({ form }: { form: DraftForm<HistoryFilters> }) {
  const { data: accounts = [] } = useOwnAccounts();
  const destinations = useDestinations(accounts);
  return (
    <>
      <PeriodFields form={form} />
      <DraftField form={form} name="transfer_type">
        {(field) => <SelectField {...field} label="Tipo" placeholder="Todos" options={types} />}
      </DraftField>
      <DraftField form={form} name="transfer_status">
        {(field) => <SelectField {...field} label="Estatus" placeholder="Todos" options={statusOptions} />}
      </DraftField>
      <DraftField form={form} name="origin_account">
        {(field) => (
          <AccountSelect
            {...field}
            label="Cuenta origen"
            placeholder="Todas"
            accounts={accounts.filter((account) => mayUse(account, 'TRANSFER_FROM'))}
          />
        )}
      </DraftField>
      <DraftField form={form} name="destination_account">
        {(field) => (
          <SelectField {...field} label="Cuenta destino" placeholder="Todas" options={destinations} />
        )}
      </DraftField>
    </>
  );
}
