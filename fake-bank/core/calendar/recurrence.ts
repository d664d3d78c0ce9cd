/** What happens again and again: on which days, what if the bank is closed then, and when again where it failed. */
import { addDays, type BankDate } from '#contract/domain/dates';
import { firstDateFrom, type Schedule } from '#contract/domain/recurrence';
import { bankDayFrom, nextBankDay } from './holidays';

export type Recurrence = {
  /** The first agreed day from one on. */
  agreedFrom: (earliest: BankDate) => BankDate;
  /** Whether it waits for the next bank day where the agreed one is none. */
  onBankDays: boolean;
  /** How often what failed is tried again, each time on the next bank day. */
  retries: number;
};

/** One time of many: the day that was agreed, the day on which it runs, and how often it was tried before. */
export type Occurrence = { agreed: BankDate; day: BankDate; tries: number };

/** More days than the bank is ever closed in a row. */
const LONGEST_REST = 7;

function agreedOccurrence({ agreedFrom, onBankDays }: Recurrence, earliest: BankDate): Occurrence {
  const agreed = agreedFrom(earliest);
  return { agreed, day: onBankDays ? bankDayFrom(agreed) : agreed, tries: 0 };
}

/** The first turn that runs on a day or after it, though its own day may have passed while the bank was closed. */
export function occurrenceFrom(recurrence: Recurrence, earliest: BankDate): Occurrence {
  let turn = agreedOccurrence(recurrence, addDays(earliest, -LONGEST_REST));
  while (turn.day < earliest) turn = agreedOccurrence(recurrence, addDays(turn.agreed, 1));
  return turn;
}

/** What comes after a turn: the same again where it failed and may be tried again, else the next one. */
export function occurrenceAfter(
  recurrence: Recurrence,
  turn: Occurrence,
  went: 'well' | 'wrong',
): Occurrence {
  if (went === 'wrong' && turn.tries < recurrence.retries) {
    return { ...turn, day: nextBankDay(turn.day), tries: turn.tries + 1 };
  }
  return agreedOccurrence(recurrence, addDays(turn.agreed, 1));
}

/** What keeps to a rhythm on every day of the year, and is not made up for. */
export const recurrenceOfSchedule = (rhythm: Schedule): Recurrence => ({
  agreedFrom: (earliest) => firstDateFrom(rhythm, earliest),
  onBankDays: false,
  retries: 0,
});
