import { FundOperationType } from '#contract/fund';
import { fundOperationNames, fundStatusNames } from '#contract/receipts/funds';
import { DraftField } from '../../forms/DraftField';
import { optionsOf, SelectField } from '../../forms/SelectField';
import type { DraftForm } from '../../forms/useDraft';
import { PeriodFields } from '../../history/PeriodFields';
import { FundFilterStatus, type FundFilters } from './history-query';

const types = optionsOf(FundOperationType.options, (type) => fundOperationNames[type]);
const statuses = optionsOf(FundFilterStatus.options, (status) => fundStatusNames[status]);

/** By what operations are found. */
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
