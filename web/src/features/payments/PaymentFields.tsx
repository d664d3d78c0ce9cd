import { FilterStatus } from '#contract/payments';
import { paymentWords } from '#contract/shared/receipt';
import { DraftField } from '../../forms/DraftField';
import { optionsOf, SelectField } from '../../forms/SelectField';
import type { DraftForm } from '../../forms/useDraft';
import { PeriodFields } from '../../history/PeriodFields';
import { payeeName } from '../../payee-book/payee-words';
import { usePayees } from '../../payee-book/payees';
import type { PaymentFilters } from './history-query';

const types = [
  { value: 'service', label: 'Servicio' },
  { value: 'mobile-top-up', label: 'Tiempo aire' },
  { value: 'tax', label: 'Impuestos' },
];
const statuses = optionsOf(FilterStatus.options, (status) => paymentWords[status].label);

/** By what payments are found. */
export function PaymentFields({ form }: { form: DraftForm<PaymentFilters> }) {
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
