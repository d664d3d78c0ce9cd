import type { BankDate } from '#contract/domain/dates';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { LazyDateField } from '#web/components/forms/LazyDateField.tsx';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { type ClosedOn, schedulingDays } from './scheduling';

type WhenLabels = { legend: string; today: string; later: string };

const whenLabels: WhenLabels = { legend: '¿Cuándo?', today: 'Hoy', later: 'Programar' };

type WhenFieldsProps = {
  labels?: WhenLabels;
  when: FieldBinding;
  date: FieldBinding;
  dateLabel: string;
  closedOn: ClosedOn;
  proposed: BankDate;
};

export function WhenFields({
  labels = whenLabels,
  when,
  date,
  dateLabel,
  closedOn,
  proposed,
}: WhenFieldsProps) {
  const today = useBankToday();
  // After midnight the bank rejects the day chosen as today; show that error here.
  const isTodayRejected = when.value === 'today' && date.error !== undefined;
  return (
    <>
      <RadioGroup
        {...when}
        {...(isTodayRejected && { id: date.id, ref: date.ref, error: date.error })}
        onChange={(value) => {
          when.onChange(value);
          if (date.value === '') date.onChange(proposed);
        }}
        label={labels.legend}
        hint={when.value === 'today' ? `${labels.today}, ${formatDate(today)}` : undefined}
        options={[
          { value: 'today', label: labels.today },
          { value: 'later', label: labels.later },
        ]}
      />
      {when.value === 'later' && (
        <LazyDateField {...date} label={dateLabel} limits={schedulingDays(today, closedOn)} />
      )}
    </>
  );
}
