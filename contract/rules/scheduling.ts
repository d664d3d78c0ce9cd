import { addDays, type BankDate, isWeekend } from '../domain/dates';

export const isBankDay = (date: BankDate, isHoliday: (date: BankDate) => boolean): boolean =>
  !isWeekend(date) && !isHoliday(date);

export const SCHEDULING_HORIZON_DAYS = 180;

/** First and last day for which an order can be scheduled. */
export const schedulingRange = (today: BankDate): { min: BankDate; max: BankDate } => ({
  min: addDays(today, 1),
  max: addDays(today, SCHEDULING_HORIZON_DAYS),
});

export type SchedulingProblem = 'past' | 'today' | 'beyond-horizon' | 'closed';

/** `isClosed` returns true on days without service. */
export function schedulingProblem(
  date: BankDate,
  today: BankDate,
  isClosed: (date: BankDate) => boolean,
): SchedulingProblem | undefined {
  const { min, max } = schedulingRange(today);
  if (date < today) return 'past';
  if (date < min) return 'today';
  if (date > max) return 'beyond-horizon';
  return isClosed(date) ? 'closed' : undefined;
}
