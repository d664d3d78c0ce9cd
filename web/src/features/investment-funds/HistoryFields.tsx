import { FundOperationType } from '#contract/domain/fund';
import { fundOperationNames, fundStatusNames } from '#contract/receipts/investment-funds';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { optionsOf, SelectField } from '#web/components/forms/SelectField.tsx';
import type { DraftForm } from '#web/components/forms/useDraft.ts';
import { PeriodFields } from '#web/patterns/history/PeriodFields.tsx';
import { FundFilterStatus, type FundFilters } from './history-query';

const types = optionsOf(FundOperationType.options, (type) => fundOperationNames[type]);
const statuses = optionsOf(FundFilterStatus.options, (status) => fundStatusNames[status]);

export const HistoryFields = ({ form }: { form: DraftForm<FundFilters> }) => (
  <>
    <PeriodFields form={form} />
    <DraftField form={form} name="operation_type">
      {(field) => <SelectField {...field} label="Operación" placeholder="Todas" options={types} />}
    </DraftField>
    <DraftField form={form} name="investment_status">
      {(field) => <SelectField {...field} label="Estatus" placeholder="Todos" options={statuses} />}
    </DraftField>
  </>
);
