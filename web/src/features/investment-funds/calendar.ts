/* When units of funds are traded: at once within the hours of bank days, else on a later bank day. */
import { type BankDate, bankDate, isWeekend } from '#contract/domain/dates';
import { formatHours, isOpen, serviceHours } from '#contract/domain/hours';
import { type ClosedOn, closedOnHolidays, nextSchedulingDay } from '#web/flow/money-form/scheduling.ts';

/** When what is scheduled is traded on its day. */
export const { opens: TRADED_AT } = serviceHours['mutual-funds'];

export const TRADING_HOURS = `Los fondos se compran y venden en días hábiles de ${formatHours('mutual-funds')} (tiempo del centro).`;

export type Holidays = ReadonlySet<BankDate>;

export const closedOn =
  (holidays: Holidays): ClosedOn =>
  (date) =>
    closedOnHolidays(holidays)(date) ?? (isWeekend(date) ? 'fin de semana' : undefined);

export const isOpenAt = (now: number, holidays: Holidays): boolean =>
  isOpen('mutual-funds', now, (date) => closedOn(holidays)(date) === undefined);

/** The first day for which an order can be scheduled. */
export const nextTradingDay = (now: number, holidays: Holidays): BankDate | undefined =>
  nextSchedulingDay(bankDate(now), closedOn(holidays));
