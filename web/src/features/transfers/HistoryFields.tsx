import { TransferStatus } from '#contract/transfers';
import { useOwnAccounts } from '../../api/queries/summary';
import { AccountSelect } from '../../forms/AccountSelect';
import { DateInput } from '../../forms/DateInput';
import type { FieldBinding, FieldName } from '../../forms/draft';
import { SelectField } from '../../forms/SelectField';
import { statuses } from '../../transfer-book/status';
import type { HistoryFilters } from './history-query';
import { useDestinations } from './useDestinations';

const types = [
  { value: 'onetime', label: 'El mismo día' },
  { value: 'schedule', label: 'Programada' },
];
const statusOptions = TransferStatus.options.map((value) => ({ value, label: statuses[value].label }));

type HistoryFieldsProps = { bind: (name: FieldName<HistoryFilters>) => FieldBinding };

/** By what transfers are found. */
export function HistoryFields({ bind }: HistoryFieldsProps) {
  const { data: accounts = [] } = useOwnAccounts();
  const destinations = useDestinations(accounts);
  return (
    <>
      <DateInput {...bind('start_date')} label="Desde" />
      <DateInput {...bind('end_date')} label="Hasta" />
      <SelectField {...bind('transfer_type')} label="Tipo" placeholder="Todos" options={types} />
      <SelectField {...bind('transfer_status')} label="Estatus" placeholder="Todos" options={statusOptions} />
      <AccountSelect
        {...bind('origin_account')}
        label="Cuenta origen"
        placeholder="Todas"
        accounts={accounts}
      />
      <SelectField
        {...bind('destination_account')}
        label="Cuenta destino"
        placeholder="Todas"
        options={destinations}
      />
    </>
  );
}
