/** What happens again and again: on which days, what if the bank is closed then, and when again where it failed. */
import type { Frequency } from '#contract/saving-programs';
import { addDays, type BankDate, weekday } from '#contract/shared/dates';
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
export type Turn = { agreed: BankDate; day: BankDate; tries: number };

/** More days than the bank is ever closed in a row. */
const LONGEST_REST = 7;

function agreedTurn({ agreedFrom, onBankDays }: Recurrence, earliest: BankDate): Turn {
  const agreed = agreedFrom(earliest);
  return { agreed, day: onBankDays ? bankDayFrom(agreed) : agreed, tries: 0 };
}

/** The first turn that runs on a day or after it, though its own day may have passed while the bank was closed. */
export function turnFrom(recurrence: Recurrence, earliest: BankDate): Turn {
  let turn = agreedTurn(recurrence, addDays(earliest, -LONGEST_REST));
  while (turn.day < earliest) turn = agreedTurn(recurrence, addDays(turn.agreed, 1));
  return turn;
}

/** What comes after a turn: the same again where it failed and may be tried again, else the next one. */
export function turnAfter(recurrence: Recurrence, turn: Turn, went: 'well' | 'wrong'): Turn {
  if (went === 'wrong' && turn.tries < recurrence.retries) {
    return { ...turn, day: nextBankDay(turn.day), tries: turn.tries + 1 };
  }
  return agreedTurn(recurrence, addDays(turn.agreed, 1));
}

/** How often, and the day that it is counted from. */
export type Rhythm = { frequency: Frequency; start: BankDate };

const isMonthEnd = (day: BankDate) => addDays(day, 1).endsWith('-01');
const dayOfMonth = (day: BankDate) => Number(day.slice(8));

/** A month without the day has its last one instead. */
const fits: Record<Frequency, (day: BankDate, start: BankDate) => boolean> = {
  WEEKLY: (day, start) => weekday(day) === weekday(start),
  BIWEEKLY: (day) => dayOfMonth(day) === 15 || isMonthEnd(day),
  MONTHLY: (day, start) =>
    dayOfMonth(day) === dayOfMonth(start) || (isMonthEnd(day) && dayOfMonth(day) < dayOfMonth(start)),
};

/** The first fitting day, and never before the rhythm starts. */
function agreedIn({ frequency, start }: Rhythm, earliest: BankDate): BankDate {
  let day = earliest < start ? start : earliest;
  while (!fits[frequency](day, start)) day = addDays(day, 1);
  return day;
}

/** What keeps to a rhythm on every day of the year, and is not made up for. */
export const rhythmic = (rhythm: Rhythm): Recurrence => ({
  agreedFrom: (earliest) => agreedIn(rhythm, earliest),
  onBankDays: false,
  retries: 0,
});
