import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { TransferStatus } from '#contract/transfers';
import { useOwnAccounts } from '../../api/queries/summary';
import { AccountSelect } from '../../forms/AccountSelect';
import { DateInput } from '../../forms/DateInput';
import { DraftField } from '../../forms/DraftField';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { SelectField } from '../../forms/SelectField';
import { useDraft } from '../../forms/useDraft';
import { statuses } from '../../transfer-book/status';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { checkFilters, countOf, type HistoryFilters as Filters, filtersOf } from './history-query';
import { useDestinations } from './useDestinations';

const none = filtersOf(new URLSearchParams());

const types = [
  { value: 'onetime', label: 'El mismo día' },
  { value: 'schedule', label: 'Programada' },
];
const statusOptions = TransferStatus.options.map((value) => ({ value, label: statuses[value].label }));

type HistoryFiltersProps = { filters: Filters; onApply: (filters: Filters) => void };

/** What narrows the history. Nothing changes until it is applied. */
export function HistoryFilters({ filters, onApply }: HistoryFiltersProps) {
  const { data: accounts = [] } = useOwnAccounts();
  const destinations = useDestinations(accounts);
  const form = useDraft(filters, checkFilters);
  const active = countOf(filters);
  return (
    <Panel open={active > 0}>
      <Toggle>
        Filtros{active > 0 && ` (${active})`}
        <Icon as={ChevronDown} />
      </Toggle>
      <Form noValidate onSubmit={form.submit(onApply)}>
        <ErrorSummary form={form} />
        <Grid>
          <DraftField form={form} name="start_date">
            {(field) => <DateInput {...field} label="Desde" />}
          </DraftField>
          <DraftField form={form} name="end_date">
            {(field) => <DateInput {...field} label="Hasta" />}
          </DraftField>
          <DraftField form={form} name="transfer_type">
            {(field) => <SelectField {...field} label="Tipo" placeholder="Todos" options={types} />}
          </DraftField>
          <DraftField form={form} name="transfer_status">
            {(field) => (
              <SelectField {...field} label="Estatus" placeholder="Todos" options={statusOptions} />
            )}
          </DraftField>
          <DraftField form={form} name="origin_account">
            {(field) => (
              <AccountSelect {...field} label="Cuenta origen" placeholder="Todas" accounts={accounts} />
            )}
          </DraftField>
          <DraftField form={form} name="destination_account">
            {(field) => (
              <SelectField {...field} label="Cuenta destino" placeholder="Todas" options={destinations} />
            )}
          </DraftField>
        </Grid>
        <Actions>
          <Button type="submit" size="sm">
            Aplicar filtros
          </Button>
          {active > 0 && (
            <Button look="ghost" size="sm" onClick={() => onApply(none)}>
              Quitar filtros
            </Button>
          )}
        </Actions>
      </Form>
    </Panel>
  );
}

const Panel = chakra('details', {
  base: {
    my: '4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.card',
    borderRadius: 'card',
    bg: 'bg.panel',
    '&[open] > summary > svg': { rotate: '180deg' },
  },
});
const Toggle = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    px: { base: '4', md: '5' },
    py: '3',
    minHeight: 'control',
    borderRadius: 'card',
    textStyle: 'label',
    color: 'accent.fg',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
});
const Form = chakra('form', { base: { display: 'grid', gap: '5', px: { base: '4', md: '5' }, pb: '5' } });
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
