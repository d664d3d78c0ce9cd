/* Dates of the deposits and of the goal, computed with the bank's formulas. */

import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { type Frequency, firstDateFrom, type Schedule } from '#contract/domain/recurrence';
import type { SavingProgram } from '#contract/saving-programs';
import { weekdayName } from '#web/flow/money-form/days.ts';

/** Upper bound for the search of a goal date. */
const MAX_YEARS = 50;
const DAYS_AHEAD = 30;

const frequencyTexts: Record<Frequency, (start: BankDate) => string> = {
  WEEKLY: weekdayName,
  BIWEEKLY: () => 'quincena',
  MONTHLY: () => 'mes',
};

/** 'cada viernes', 'cada quincena', 'cada mes'. */
export const scheduleText = ({ frequency, start }: Schedule): string =>
  `cada ${frequencyTexts[frequency](start)}`;

/** Returns the next `count` dates of a recurrence. */
export function daysOf(schedule: Schedule, from: BankDate, count: number): BankDate[] {
  const days: BankDate[] = [];
  for (
    let day = firstDateFrom(schedule, from);
    days.length < count;
    day = firstDateFrom(schedule, addDays(day, 1))
  )
    days.push(day);
  return days;
}

/** Returns the number of deposits to reach a goal. Amounts are in centavos. */
export const depositsToGoal = (goal: number, { saved, amount }: { saved: number; amount: number }): number =>
  amount > 0 ? Math.max(0, Math.ceil((goal - saved) / amount)) : Number.POSITIVE_INFINITY;

/** Returns the date of the last of `times` deposits; undefined beyond the upper bound. */
export function lastDepositDate(schedule: Schedule, from: BankDate, times: number): BankDate | undefined {
  const latest = `${Number(from.slice(0, 4)) + MAX_YEARS}${from.slice(4)}`;
  let day = firstDateFrom(schedule, from);
  for (let time = 1; time < times && day <= latest; time += 1) day = firstDateFrom(schedule, addDays(day, 1));
  return times > 0 && day <= latest ? day : undefined;
}

export const scheduleOf = ({ periodicity: { frequency }, effectiveDate }: SavingProgram): Schedule => ({
  frequency,
  start: effectiveDate,
});

/** Returns the progress towards the goal; undefined without a goal or if the bank does not send the balance. */
export function progressOf({ goal, saved }: SavingProgram) {
  if (goal === undefined || saved === undefined) return undefined;
  const [goalCentavos, savedCentavos] = [toCentavos(goal.amount), toCentavos(saved.amount)];
  // Rounded down, so that 100 % means reached.
  const percent =
    goalCentavos > 0 ? Math.min(100, Math.floor((savedCentavos * 1000) / goalCentavos) / 10) : 100;
  return { percent, isReached: savedCentavos >= goalCentavos };
}

export const isReached = (program: SavingProgram): boolean => progressOf(program)?.isReached ?? false;

/** Returns the expected date of the goal at the current rate. */
export function goalDayOf(program: SavingProgram): BankDate | undefined {
  const { goal, saved, amount, nextDate } = program;
  if (goal === undefined || saved === undefined || nextDate === undefined) return undefined;
  const progress = { saved: toCentavos(saved.amount), amount: toCentavos(amount.amount) };
  return lastDepositDate(scheduleOf(program), nextDate, depositsToGoal(toCentavos(goal.amount), progress));
}

function daysUntil(schedule: Schedule, from: BankDate, until: BankDate): BankDate[] {
  const days: BankDate[] = [];
  for (let day = firstDateFrom(schedule, from); day <= until; day = firstDateFrom(schedule, addDays(day, 1)))
    days.push(day);
  return days;
}

export type UpcomingRun = { day: BankDate; program: SavingProgram };

/** Returns the deposits of the next thirty days, soonest first. */
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
