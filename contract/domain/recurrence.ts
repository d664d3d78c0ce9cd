import * as z from 'zod/mini';
import { addDays, type BankDate, weekday } from './dates';

/** Weekly on the start's weekday, biweekly on the 15th and last of the month, monthly on the start's day. */
export const Frequency = z.enum(['WEEKLY', 'BIWEEKLY', 'MONTHLY']);
export type Frequency = z.infer<typeof Frequency>;

export type Schedule = { frequency: Frequency; start: BankDate };

const DAYS_OF_WEEK = 7;
/** Clamped to the last day of shorter months. */
const LAST = 31;

const monthEnd = (date: BankDate): BankDate =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).toISOString().slice(0, 10);

function inMonthOf(date: BankDate, day: number): BankDate {
  const sameDay = `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;
  const last = monthEnd(date);
  return sameDay < last ? sameDay : last;
}

function onDaysOfMonth(days: readonly [number, ...number[]], earliest: BankDate): BankDate {
  const nextDate = days.map((day) => inMonthOf(earliest, day)).find((date) => date >= earliest);
  return nextDate ?? inMonthOf(addDays(monthEnd(earliest), 1), days[0]);
}

const nextDateFrom: Record<Frequency, (earliest: BankDate, start: BankDate) => BankDate> = {
  WEEKLY: (earliest, start) =>
    addDays(earliest, (weekday(start) - weekday(earliest) + DAYS_OF_WEEK) % DAYS_OF_WEEK),
  BIWEEKLY: (earliest) => onDaysOfMonth([15, LAST], earliest),
  MONTHLY: (earliest, start) => onDaysOfMonth([Number(start.slice(8))], earliest),
};

export const firstDateFrom = ({ frequency, start }: Schedule, earliest: BankDate): BankDate =>
  nextDateFrom[frequency](earliest < start ? start : earliest, start);
