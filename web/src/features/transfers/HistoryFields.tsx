import { mayUse } from '#contract/shared/account';
import { TransferStatus } from '#contract/transfers';
import { useOwnAccounts } from '../../api/queries/summary';
import { AccountSelect } from '../../forms/AccountSelect';
import { DraftField } from '../../forms/DraftField';
import { optionsOf, SelectField } from '../../forms/SelectField';
import type { DraftForm } from '../../forms/useDraft';
import { PeriodFields } from '../../history/PeriodFields';
import { statusOf } from '../../transfer-book/status';
import type { HistoryFilters } from './history-query';
import { useDestinations } from './useDestinations';

const types = [
  { value: 'onetime', label: 'El mismo día' },
  { value: 'schedule', label: 'Programada' },
];
const statusOptions = optionsOf(TransferStatus.options, (status) => statusOf(status).label);

/** By what transfers are found. */
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
