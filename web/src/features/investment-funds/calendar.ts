import { type BankDate, bankDate, isWeekend } from '#contract/domain/dates';
import { formatHours, isOpen, serviceHours } from '#contract/domain/hours';
import { type ClosedOn, closedOnHolidays, nextSchedulingDay } from '#web/flow/money-form/scheduling.ts';

/** Time of day when scheduled orders are executed. */
export const { opens: TRADE_TIME } = serviceHours['mutual-funds'];

export const TRADING_HOURS = `Los fondos se compran y venden en días hábiles de ${formatHours('mutual-funds')} (tiempo del centro).`;

export type Holidays = ReadonlySet<BankDate>;

export const closedOn =
  (holidays: Holidays): ClosedOn =>
  (date) =>
    closedOnHolidays(holidays)(date) ?? (isWeekend(date) ? 'fin de semana' : undefined);

export const isOpenAt = (now: number, holidays: Holidays): boolean =>
  isOpen('mutual-funds', now, (date) => closedOn(holidays)(date) === undefined);

export const nextTradingDay = (now: number, holidays: Holidays): BankDate | undefined =>
  nextSchedulingDay(bankDate(now), closedOn(holidays));
