/** Programs run at 6:00 on their days, holidays included. */

import { atHour } from '#bank/core/calendar/day';
import { schedule, unschedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Transaction } from '#bank/core/storage/transaction';
import type { BankDate } from '#contract/domain/dates';
import { type Program, programs } from './program';

export const SAVING = 'saving-program';

export const runTime = (day: BankDate): number => atHour(day, 6);

export function plan(tx: Transaction, program: Program): Program {
  const { key, nextRun } = program;
  if (nextRun === undefined) unschedule(tx, { kind: SAVING, key });
  else schedule(tx, { kind: SAVING, key, at: runTime(nextRun) });
  return tx.put(programs, program);
}
