import type { BankDate } from '#contract/domain/dates';
import { type DailyService, formatHours, isOpenDaily } from '#contract/domain/hours';
import { LazyDateField } from '#web/components/forms/LazyDateField.tsx';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import { type DraftForm, useField } from '#web/components/forms/useDraft.ts';
import { Note } from '#web/components/Note.tsx';
import { closedOnHolidays, schedulingDays, type When } from '#web/flow/money-form/scheduling.ts';
import { bankNow, bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import type { PaySetup } from './api';
import { nextDay } from './payment-days';

type PayDayProps = {
  form: DraftForm<When>;
  setup: Pick<PaySetup, 'holidays'>;
  service: DailyService;
  /** Subject of the sentence: 'Los servicios se pagan'. */
  subject: string;
  /** Due date, if the payment can be scheduled for it. */
  due?: BankDate | undefined;
  /** True if the due date has passed. */
  overdue?: boolean;
};

/** Payment day: today (within service hours), the due date, or another day. */
export function PayDay({ form, setup, service, subject, due, overdue = false }: PayDayProps) {
  const when = useField(form, 'when');
  const date = useField(form, 'date');
  const [now, today] = [bankNow(), bankToday()];
  // After midnight the bank rejects yesterday's "today"; no other field can show that error.
  const isRejectedDay = when.value !== 'later' && date.error !== undefined;
  const hours = `${subject} de ${formatHours(service)}.`;
  const day =
    when.value === 'today'
      ? `Hoy, ${formatDate(today)}. `
      : when.value === 'due' && due
        ? `El ${formatDate(due)}. `
        : '';
  const overdueText = overdue ? ' Si eliges otro día, el recibo seguirá vencido hasta entonces.' : '';
  return (
    <>
      <RadioGroup
        {...when}
        {...(isRejectedDay && { id: date.id, ref: date.ref, error: date.error })}
        onChange={(value) => {
          when.onChange(value);
          if (value === 'later' && date.value === '') date.onChange(nextDay(setup.holidays, now) ?? '');
        }}
        label="¿Cuándo?"
        hint={`${day}${hours}${when.value === 'today' ? overdueText : ''}`}
        options={[
          { value: 'today', label: 'Hoy', disabled: !isOpenDaily(service, now) },
          ...(due === undefined ? [] : [{ value: 'due', label: 'El día que vence' }]),
          { value: 'later', label: 'Otro día' },
        ]}
      />
      {when.value === 'later' && (
        <LazyDateField
          {...date}
          label="Fecha del pago"
          limits={schedulingDays(today, closedOnHolidays(setup.holidays))}
        />
      )}
    </>
  );
}

type HoursProps = {
  service: DailyService;
  left: number | undefined;
  subject: string;
  /** Alternative while the service is closed. */
  meanwhile: string;
};

export function Hours({ service, left, subject, meanwhile }: HoursProps) {
  if (!isOpenDaily(service, bankNow())) {
    return (
      <Note status="warning">{`${subject} de ${formatHours(service)} (tiempo del centro). ${meanwhile}`}</Note>
    );
  }
  if (left === undefined) return null;
  return (
    <Note status="warning">
      {`${left === 1 ? 'Te queda 1 minuto' : `Te quedan ${left} minutos`} para pagar hoy. ${subject} de ${formatHours(service)}.`}
    </Note>
  );
}
