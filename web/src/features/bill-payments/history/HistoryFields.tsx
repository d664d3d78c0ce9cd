import { paymentLabels } from '#contract/domain/receipt';
import { FilterStatus } from '#contract/payments';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { optionsOf, SelectField } from '#web/components/forms/SelectField.tsx';
import type { DraftForm } from '#web/components/forms/useDraft.ts';
import { PeriodFields } from '#web/patterns/history/PeriodFields.tsx';
import { payeeName } from '../shared/payees/payee-labels';
import { usePayees } from '../shared/payees/payees';
import type { PaymentFilters } from './history-query';

const types = [
  { value: 'service', label: 'Servicio' },
  { value: 'mobile-top-up', label: 'Tiempo aire' },
  { value: 'tax', label: 'Impuestos' },
];
const statuses = optionsOf(FilterStatus.options, (status) => paymentLabels[status].label);

export function HistoryFields({ form }: { form: DraftForm<PaymentFilters> }) {
  const { data: payees = [] } = usePayees();
  return (
    <>
      <PeriodFields form={form} />
      <DraftField form={form} name="bill_type">
        {(field) => <SelectField {...field} label="Tipo" placeholder="Todos" options={types} />}
      </DraftField>
      <DraftField form={form} name="payment_status">
        {(field) => <SelectField {...field} label="Estatus" placeholder="Todos" options={statuses} />}
      </DraftField>
      <DraftField form={form} name="payee_key">
        {(field) => (
          <SelectField
            {...field}
            label="A quién"
            placeholder="Todos"
            options={payees.map((payee) => ({ value: payee.key, label: payeeName(payee) }))}
          />
        )}
      </DraftField>
    </>
  );
}
