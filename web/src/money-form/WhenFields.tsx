import type { BankDate } from '#contract/shared/dates';
import { bankToday } from '../api/bank-clock';
import { formatDate } from '../format/dates';
import { Choice } from '../forms/Choice';
import type { FieldBinding } from '../forms/draft';
import { LazyDateField } from '../forms/LazyDateField';
import { type ClosedOn, schedulingDays } from './scheduling';

/** What the choice says. */
type WhenWords = { legend: string; today: string; later: string };

const whenWords: WhenWords = { legend: '¿Cuándo?', today: 'Hoy', later: 'Programar' };

type WhenFieldsProps = {
  words?: WhenWords;
  when: FieldBinding;
  date: FieldBinding;
  dateLabel: string;
  closedOn: ClosedOn;
  /** The day that is proposed for later. */
  proposed: BankDate;
};

/** Today, or another day of the customer's choice. */
export function WhenFields({
  words = whenWords,
  when,
  date,
  dateLabel,
  closedOn,
  proposed,
}: WhenFieldsProps) {
  const today = bankToday();
  // Past midnight the bank refuses the day that was today: only here can that be said.
  const refused = when.value === 'today' && date.error !== undefined;
  return (
    <>
      <Choice
        {...when}
        {...(refused && { id: date.id, ref: date.ref, error: date.error })}
        onChange={(chosen) => {
          when.onChange(chosen);
          if (date.value === '') date.onChange(proposed);
        }}
        label={words.legend}
        hint={when.value === 'today' ? `${words.today}, ${formatDate(today)}` : undefined}
        options={[
          { value: 'today', label: words.today },
          { value: 'later', label: words.later },
        ]}
      />
      {when.value === 'later' && (
        <LazyDateField {...date} label={dateLabel} limits={schedulingDays(today, closedOn)} />
      )}
    </>
  );
}
