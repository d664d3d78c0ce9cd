/** When money is put aside: at six in the morning of a program's days, holidays too. */
import type { BankDate } from '#contract/shared/dates';
import { atHour } from '../../ground/calendar/day';
import { schedule, unschedule } from '../../ground/due/due-work';
import type { Transaction } from '../../ground/store/transaction';
import { type Program, programs } from './program';

/** The kind of due work that puts money aside. */
export const SAVING = 'saving-program';

export const runTime = (day: BankDate): number => atHour(day, 6);

/** Keeps a program with its next run; a paused one has none. */
export function plan(tx: Transaction, program: Program): Program {
  const { key, nextRun } = program;
  if (nextRun === undefined) unschedule(tx, { kind: SAVING, key });
  else schedule(tx, { kind: SAVING, key, at: runTime(nextRun) });
  return tx.put(programs, program);
}
