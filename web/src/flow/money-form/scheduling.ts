import { addDays, type BankDate } from '#contract/domain/dates';
import {
  SCHEDULING_HORIZON_DAYS,
  type SchedulingProblem,
  schedulingProblem,
  schedulingRange,
} from '#contract/rules/scheduling';
import type { DateLimits } from '#web/components/forms/calendar.ts';
import { shortDate } from '#web/lib/format/dates.ts';

/** `date` is used only if `when` is 'later'. */
export type When = { when: string; date: string };

/** 'Total', 'Total el 24 nov' */
export const totalLabel = ({ when, date }: When): string =>
  when === 'later' && date !== '' ? `Total el ${shortDate(date)}` : 'Total';

/** Returns the reason why a day is unavailable, or undefined. */
export type ClosedOn = (date: BankDate) => string | undefined;

/** Transfers run on weekends but not on holidays. */
export const closedOnHolidays =
  (holidays: ReadonlySet<BankDate>): ClosedOn =>
  (date) =>
    holidays.has(date) ? 'día inhábil' : undefined;

/** Operations inside the bank run every day. */
export const neverClosed: ClosedOn = () => undefined;

export const schedulingDays = (today: BankDate, closedOn: ClosedOn): DateLimits => ({
  ...schedulingRange(today),
  unavailable: closedOn,
});

export function nextSchedulingDay(today: BankDate, closedOn: ClosedOn): BankDate | undefined {
  const { min, max, unavailable } = schedulingDays(today, closedOn);
  for (let day = min; day <= max; day = addDays(day, 1)) {
    if (unavailable(day) === undefined) return day;
  }
  return undefined;
}

const TOMORROW_OR_LATER = 'Elige una fecha a partir de mañana.';

const schedulingText: Record<SchedulingProblem, string> = {
  'past': TOMORROW_OR_LATER,
  'today': TOMORROW_OR_LATER,
  'beyond-horizon': `Elige una fecha dentro de los próximos ${SCHEDULING_HORIZON_DAYS} días.`,
  'closed': 'Ese día es inhábil. Elige otro.',
};

export function checkWhen({ when, date }: When, closedOn: ClosedOn, today: BankDate): string | undefined {
  if (when !== 'later') return undefined;
  if (date === '') return 'Elige la fecha.';
  const problem = schedulingProblem(date, today, (day) => closedOn(day) !== undefined);
  return problem && schedulingText[problem];
}

/** Returns 'later' if the URL asks to schedule. The customer chooses the date. */
export const whenIn = (query: URLSearchParams): 'today' | 'later' =>
  query.get('when') === 'later' ? 'later' : 'today';

export const startBody = ({ when, date }: When, today: BankDate) =>
  when === 'later'
    ? { transfer_type: 'schedule' as const, start_date: date }
    : { transfer_type: 'onetime' as const, start_date: today };
