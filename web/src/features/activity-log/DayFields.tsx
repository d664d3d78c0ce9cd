import { bankToday } from '../../api/bank-clock';
import { pastDays } from '../../forms/calendar';
import { DraftField } from '../../forms/DraftField';
import { LazyDateField } from '../../forms/LazyDateField';
import type { DraftForm } from '../../forms/useDraft';
import type { Period } from '../../history/period';

const ANY = 'Cualquier fecha';

/** From which day to which; of what comes nothing was done. */
export function DayFields({ form }: { form: DraftForm<Period> }) {
  const today = bankToday();
  const limits = pastDays(today, today);
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
