import { serviceHours } from '#contract/domain/hours';
import { LazyDateField } from '#web/components/forms/LazyDateField.tsx';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import { type DraftForm, useField } from '#web/components/forms/useDraft.ts';
import { schedulingDays } from '#web/flow/money-form/scheduling.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { closedOn, type Holidays, isOpenAt, nextTradingDay, TRADING_HOURS } from './calendar';
import type { Draft } from './order';

const { closes } = serviceHours['mutual-funds'];

type TradeDayProps = { form: DraftForm<Draft>; holidays: Holidays };

/** Today within trading hours, or a later bank day. Out of hours the next bank day is preselected. */
export function TradeDay({ form, holidays }: TradeDayProps) {
  const when = useField(form, 'when');
  const date = useField(form, 'date');
  const today = useBankToday();
  const isOpen = isOpenAt(bankNow(), holidays);
  const next = nextTradingDay(bankNow(), holidays) ?? '';
  const isToday = when.value === 'today';
  // After midnight the bank rejects yesterday's "today"; no other field can show that error.
  const isRejectedToday = isToday && date.error !== undefined;
  const closing = `Hoy hasta las ${closes} horas. Después puedes programarlo para el ${formatDate(next)}.`;
  return (
    <>
      <RadioGroup
        {...when}
        {...(isRejectedToday && { id: date.id, ref: date.ref, error: date.error })}
        onChange={(value) => {
          when.onChange(value);
          if (value === 'later' && date.value === '') date.onChange(next);
        }}
        label="¿Cuándo?"
        hint={isOpen ? closing : `${TRADING_HOURS} Ahora solo puedes programar.`}
        options={[
          // If trading closes while the form is open, today stays visible as selected and the bank rejects the
          // order.
          ...(isOpen || isToday
            ? [{ value: 'today', label: `Hoy, ${formatDate(today)}`, disabled: !isOpen }]
            : []),
          { value: 'later', label: 'Programar' },
        ]}
      />
      {!isToday && (
        <LazyDateField
          {...date}
          label="Fecha de la operación"
          limits={schedulingDays(today, closedOn(holidays))}
        />
      )}
    </>
  );
}
