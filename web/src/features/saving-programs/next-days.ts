/* Live results of the form, shown in its side panel and review. */
import type { BankDate } from '#contract/domain/dates';
import { type Frequency, firstDateFrom, type Schedule } from '#contract/domain/recurrence';
import { parseAmount } from '#web/components/forms/amount.ts';
import { shortDate } from '#web/flow/money-form/days.ts';
import { type CreateProgram, frequencyOf } from './order';
import { dayAfter, daysOf, timesTo } from './plan';

/** Number of upcoming dates shown. */
const SHOWN_DAYS = 3;
const IN_A_YEAR: Record<Frequency, number> = { WEEKLY: 52, BIWEEKLY: 24, MONTHLY: 12 };

/** Returns '30 nov, 15 dic, 31 dic…'; the dots stand for more of the `times`. */
export const nextDaysText = (rhythm: Schedule, first: BankDate, times: number): string =>
  daysOf(rhythm, first, Math.min(times, SHOWN_DAYS)).map(shortDate).join(', ') +
  (times > SHOWN_DAYS ? '…' : '');

type ProgramDraft = Pick<CreateProgram['draft'], 'amount' | 'goal' | 'frequency' | 'date'>;

/** Savings until the goal, or in a year without one. Undefined without an amount or a date. */
export function savedUntilNow({ amount, goal, frequency, date }: ProgramDraft) {
  const runAmount = parseAmount(amount, 'MXN') ?? 0;
  const goalCentavos = parseAmount(goal, 'MXN') ?? 0;
  if (runAmount <= 0 || date === '') return undefined;
  const rhythm: Schedule = { frequency: frequencyOf({ frequency }), start: date };
  const first = firstDateFrom(rhythm, date);
  const times =
    goalCentavos > 0 ? timesTo(goalCentavos, { saved: 0, amount: runAmount }) : IN_A_YEAR[rhythm.frequency];
  const last = dayAfter(rhythm, first, times);
  return { rhythm, first, times, total: runAmount * times, last, hasGoal: goalCentavos > 0 };
}
export type SavedUntilNow = NonNullable<ReturnType<typeof savedUntilNow>>;
