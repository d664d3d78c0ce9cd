/* On which days money is put aside, and when that has come to a goal: the same days as the bank has. */

import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { type Frequency, firstDateFrom, type Schedule } from '#contract/domain/recurrence';
import type { SavingProgram } from '#contract/saving-programs';
import { weekdayName } from '#web/flow/money-form/days.ts';

/** Longer than anybody waits. */
const MOST_YEARS = 50;
const DAYS_AHEAD = 30;

const each: Record<Frequency, (start: BankDate) => string> = {
  WEEKLY: weekdayName,
  BIWEEKLY: () => 'quincena',
  MONTHLY: () => 'mes',
};

/** 'cada viernes', 'cada quincena', 'cada mes'. */
export const scheduleText = ({ frequency, start }: Schedule): string => `cada ${each[frequency](start)}`;

/** So many days of a rhythm, from one on. */
export function daysOf(rhythm: Schedule, from: BankDate, count: number): BankDate[] {
  const days: BankDate[] = [];
  for (
    let day = firstDateFrom(rhythm, from);
    days.length < count;
    day = firstDateFrom(rhythm, addDays(day, 1))
  )
    days.push(day);
  return days;
}

/** How often something is put aside to come to a goal, all in centavos. */
export const timesTo = (goal: number, { saved, amount }: { saved: number; amount: number }): number =>
  amount > 0 ? Math.max(0, Math.ceil((goal - saved) / amount)) : Number.POSITIVE_INFINITY;

/** The day of the last of so many times; undefined where nobody will wait for it. */
export function dayAfter(rhythm: Schedule, from: BankDate, times: number): BankDate | undefined {
  const latest = `${Number(from.slice(0, 4)) + MOST_YEARS}${from.slice(4)}`;
  let day = firstDateFrom(rhythm, from);
  for (let time = 1; time < times && day <= latest; time += 1) day = firstDateFrom(rhythm, addDays(day, 1));
  return times > 0 && day <= latest ? day : undefined;
}

export const scheduleOf = ({ periodicity: { frequency }, effectiveDate }: SavingProgram): Schedule => ({
  frequency,
  start: effectiveDate,
});

/** How far a program has come, in centavos; undefined without a goal, or where the bank does not say. */
export function progressOf({ goal, saved }: SavingProgram) {
  if (goal === undefined || saved === undefined) return undefined;
  const [whole, part] = [toCentavos(goal.amount), toCentavos(saved.amount)];
  // Rounded down: all of it is there only once it is.
  const percent = whole > 0 ? Math.min(100, Math.floor((part * 1000) / whole) / 10) : 100;
  return { percent, isReached: part >= whole };
}

export const isReached = (program: SavingProgram): boolean => progressOf(program)?.isReached ?? false;

/** The day on which a program comes to its goal, if it goes on as it does. */
export function goalDayOf(program: SavingProgram): BankDate | undefined {
  const { goal, saved, amount, nextDate } = program;
  if (goal === undefined || saved === undefined || nextDate === undefined) return undefined;
  const so = { saved: toCentavos(saved.amount), amount: toCentavos(amount.amount) };
  return dayAfter(scheduleOf(program), nextDate, timesTo(toCentavos(goal.amount), so));
}

/** Those of a rhythm from one day until another. */
function daysUntil(rhythm: Schedule, from: BankDate, until: BankDate): BankDate[] {
  const days: BankDate[] = [];
  for (let day = firstDateFrom(rhythm, from); day <= until; day = firstDateFrom(rhythm, addDays(day, 1)))
    days.push(day);
  return days;
}

export type UpcomingRun = { day: BankDate; program: SavingProgram };

/** What will be put aside in the next thirty days, soonest first. */
export function upcomingRuns(programs: readonly SavingProgram[], today: BankDate): UpcomingRun[] {
  const last = addDays(today, DAYS_AHEAD);
  return programs
    .flatMap((program) => {
      const { nextDate } = program;
      if (nextDate === undefined) return [];
      return daysUntil(scheduleOf(program), nextDate, last).map((day) => ({ day, program }));
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
}
