import { DateInput } from '../forms/DateInput';
import { DraftField } from '../forms/DraftField';
import type { DraftForm } from '../forms/useDraft';
import type { Period } from './period';

/** From which day to which. */
export const PeriodFields = ({ form }: { form: DraftForm<Period> }) => (
  <>
    <DraftField form={form} name="start_date">
      {(field) => <DateInput {...field} label="Desde" />}
    </DraftField>
    <DraftField form={form} name="end_date">
      {(field) => <DateInput {...field} label="Hasta" />}
    </DraftField>
  </>
);
