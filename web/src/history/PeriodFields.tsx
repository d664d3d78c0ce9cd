import { addDays } from '#contract/shared/dates';
import { SCHEDULING_HORIZON_DAYS } from '#contract/shared/scheduling';
import { bankToday } from '../api/bank-clock';
import { pastDays } from '../forms/calendar';
import { DraftField } from '../forms/DraftField';
import { LazyDateField } from '../forms/LazyDateField';
import type { DraftForm } from '../forms/useDraft';
import type { Period } from './period';

const ANY = 'Cualquier fecha';

/** From which day to which; what is planned is in the list too. */
export function PeriodFields({ form }: { form: DraftForm<Period> }) {
  const today = bankToday();
  const limits = pastDays(today, addDays(today, SCHEDULING_HORIZON_DAYS));
  return (
    <>
      <DraftField form={form} name="start_date">
        {(field) => <LazyDateField {...field} label="Desde" any={ANY} limits={limits} />}
      </DraftField>
      <DraftField form={form} name="end_date">
        {(field) => <LazyDateField {...field} label="Hasta" any={ANY} limits={limits} />}
      </DraftField>
    </>
  );
}
