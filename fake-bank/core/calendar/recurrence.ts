import { addDays, type BankDate } from '#contract/domain/dates';
import { firstDateFrom, type Schedule } from '#contract/domain/recurrence';
import { bankDayFrom, nextBankDay } from './holidays';

export type Recurrence = {
  agreedFrom: (earliest: BankDate) => BankDate;
  onBankDays: boolean;
  /** Number of retries of a failed occurrence, each on the next bank day. */
  retries: number;
};

export type Occurrence = { agreed: BankDate; day: BankDate; tries: number };

/** Upper bound of consecutive days on which banks are closed. */
const MAX_CLOSED_DAYS = 7;

function agreedOccurrence({ agreedFrom, onBankDays }: Recurrence, earliest: BankDate): Occurrence {
  const agreed = agreedFrom(earliest);
  return { agreed, day: onBankDays ? bankDayFrom(agreed) : agreed, tries: 0 };
}

/** Searches from a week earlier, because holidays may delay an earlier agreed day. */
export function occurrenceFrom(recurrence: Recurrence, earliest: BankDate): Occurrence {
  let occurrence = agreedOccurrence(recurrence, addDays(earliest, -MAX_CLOSED_DAYS));
  while (occurrence.day < earliest) occurrence = agreedOccurrence(recurrence, addDays(occurrence.agreed, 1));
  return occurrence;
}

export function occurrenceAfter(
  recurrence: Recurrence,
  occurrence: Occurrence,
  outcome: 'success' | 'failure',
): Occurrence {
  if (outcome === 'failure' && occurrence.tries < recurrence.retries) {
    return { ...occurrence, day: nextBankDay(occurrence.day), tries: occurrence.tries + 1 };
  }
  return agreedOccurrence(recurrence, addDays(occurrence.agreed, 1));
}

export const recurrenceOfSchedule = (schedule: Schedule): Recurrence => ({
  agreedFrom: (earliest) => firstDateFrom(schedule, earliest),
  onBankDays: false,
  retries: 0,
});
