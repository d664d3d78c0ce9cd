import { bankDayFrom } from '#bank/core/calendar/holidays';
import { addMonths } from '#bank/core/calendar/months';
import { recurrenceOfSchedule } from '#bank/core/calendar/recurrence';
import type { RevolvingTerms } from '#bank/core/ledger/terms';
import { countBefore } from '#bank/core/storage/place';
import { addDays, type BankDate } from '#contract/domain/dates';
import type { Entry, History } from './history';

export type Period = { start: BankDate; cutOff: BankDate };

type CutOff = Pick<RevolvingTerms, 'cutOffDay'>;

const DAYS_TO_PAY = 20;

export const periodEnding = (cutOff: BankDate): Period => ({
  start: addDays(addMonths(cutOff, -1), 1),
  cutOff,
});

const cutOffs = ({ cutOffDay }: CutOff) =>
  recurrenceOfSchedule({ frequency: 'MONTHLY', start: `1970-01-${String(cutOffDay).padStart(2, '0')}` });

export const cutOffFrom = (terms: CutOff, date: BankDate): BankDate => cutOffs(terms).agreedFrom(date);

export const lastPeriod = (terms: CutOff, today: BankDate): Period =>
  periodEnding(addMonths(cutOffFrom(terms, today), -1));

export const paymentDueDate = (cutOff: BankDate): BankDate => bankDayFrom(addDays(cutOff, DAYS_TO_PAY));

const countUntil = ({ entries }: History, date: BankDate): number =>
  countBefore(entries, (entry) => entry.date, addDays(date, 1));

export const entriesWithin = (history: History, from: BankDate, to: BankDate): readonly Entry[] =>
  history.entries.slice(countUntil(history, addDays(from, -1)), countUntil(history, to));

export const balanceAt = (history: History, date: BankDate): number =>
  history.entries[countUntil(history, date) - 1]?.balance ?? history.before;

export const owedAt = (history: History, date: BankDate): number => Math.max(0, 0 - balanceAt(history, date));

export const paidWithin = (history: History, from: BankDate, to: BankDate): number =>
  entriesWithin(history, from, to).reduce((sum, { amount }) => (amount > 0 ? sum + amount : sum), 0);
