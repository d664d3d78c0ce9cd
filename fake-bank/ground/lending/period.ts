/** The monthly periods of a card or a line, and what an account was owing and paying in them. */
import { addDays, type BankDate } from '#contract/shared/dates';
import { bankDayFrom } from '../calendar/holidays';
import { addMonths, lastOnDay } from '../calendar/months';
import type { RevolvingTerms } from '../ledger/terms';
import type { History } from './history';

/** A period begins the day after the cut-off before it and ends with its own. */
export type Period = { start: BankDate; cutOff: BankDate };

type CutOff = Pick<RevolvingTerms, 'cutOffDay'>;

const DAYS_TO_PAY = 20;

export const periodEnding = (cutOff: BankDate): Period => ({
  start: addDays(addMonths(cutOff, -1), 1),
  cutOff,
});

/** The last period that was over when the day began. */
export const lastPeriod = ({ cutOffDay }: CutOff, today: BankDate): Period =>
  periodEnding(lastOnDay(cutOffDay, addDays(today, -1)));

/** The cut-off of the period in which a day lies. */
export function cutOffFrom({ cutOffDay }: CutOff, date: BankDate): BankDate {
  const last = lastOnDay(cutOffDay, date);
  return last === date ? date : addMonths(last, 1);
}

/** Until when a statement can be paid. */
export const paymentDueDate = (cutOff: BankDate): BankDate => bankDayFrom(addDays(cutOff, DAYS_TO_PAY));

/** The balance at the end of a day; negative is owed. */
export const balanceAt = ({ before, entries }: History, date: BankDate): number =>
  entries.findLast((entry) => entry.date <= date)?.balance ?? before;

export const owedAt = (history: History, date: BankDate): number => Math.max(0, 0 - balanceAt(history, date));

export const paidWithin = ({ entries }: History, from: BankDate, to: BankDate): number =>
  entries.reduce(
    (sum, { date, amount }) => (amount > 0 && date >= from && date <= to ? sum + amount : sum),
    0,
  );
