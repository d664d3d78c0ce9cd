/* Projection of the form, shown in its side panel and review. */
import type { BankDate } from '#contract/domain/dates';
import { type Frequency, firstDateFrom, type Schedule } from '#contract/domain/recurrence';
import { parseAmount } from '#web/components/forms/amount.ts';
import { shortDate } from '#web/lib/format/dates.ts';
import { type CreateProgram, frequencyOf } from './order';
import { daysOf, depositsToGoal, lastDepositDate } from './plan';

/** Number of upcoming dates shown. */
const MAX_DATES = 3;
const RUNS_PER_YEAR: Record<Frequency, number> = { WEEKLY: 52, BIWEEKLY: 24, MONTHLY: 12 };

/** Returns '30 nov, 15 dic, 31 dic…'; the dots replace the rest of the `times` dates. */
export const nextDaysText = (schedule: Schedule, first: BankDate, times: number): string =>
  daysOf(schedule, first, Math.min(times, MAX_DATES)).map(shortDate).join(', ') +
  (times > MAX_DATES ? '…' : '');

type ProgramDraft = Pick<CreateProgram['draft'], 'amount' | 'goal' | 'frequency' | 'date'>;

/** Computes the savings until the goal, or of one year without a goal. Undefined without an amount or a date. */
export function projectSavings({ amount, goal, frequency, date }: ProgramDraft) {
  const runAmount = parseAmount(amount, 'MXN') ?? 0;
  const goalCentavos = parseAmount(goal, 'MXN') ?? 0;
  if (runAmount <= 0 || date === '') return undefined;
  const schedule: Schedule = { frequency: frequencyOf({ frequency }), start: date };
  const first = firstDateFrom(schedule, date);
  const times =
    goalCentavos > 0
      ? depositsToGoal(goalCentavos, { saved: 0, amount: runAmount })
      : RUNS_PER_YEAR[schedule.frequency];
  const last = lastDepositDate(schedule, first, times);
  return { schedule, first, times, total: runAmount * times, last, hasGoal: goalCentavos > 0 };
}
export type ProjectedSavings = NonNullable<ReturnType<typeof projectSavings>>;
