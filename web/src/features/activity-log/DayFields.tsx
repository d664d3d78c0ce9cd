import { pastDays } from '#web/components/forms/calendar.ts';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { LazyDateField } from '#web/components/forms/LazyDateField.tsx';
import type { DraftForm } from '#web/components/forms/useDraft.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import type { Period } from '#web/patterns/history/period.ts';

const ANY = 'Cualquier fecha';

export function DayFields({ form }: { form: DraftForm<Period> }) {
  const today = useBankToday();
  const limits = pastDays(today, today);
  return (
    <>
      <DraftField form={form} name="start_date">
        {(field) => <LazyDateField {...field} label="Desde" emptyLabel={ANY} limits={limits} />}
      </DraftField>
      <DraftField form={form} name="end_date">
        {(field) => <LazyDateField {...field} label="Hasta" emptyLabel={ANY} limits={limits} />}
      </DraftField>
    </>
  );
}
