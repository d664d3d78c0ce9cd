/** The monthly statement of a card or a line, from its movements. Amounts are integer centavos. */
import { addDays, type BankDate, daysBetween } from '#contract/shared/dates';
import { Decimal } from '#contract/shared/decimal';
import { bankDayFrom } from '../calendar/holidays';
import { addMonths, lastOnDay } from '../calendar/months';
import type { RevolvingTerms } from '../ledger/terms';
import { type Charge, interestForDays } from './rates';

/** A movement as the ledger knows it: `amount` and `balance` are negative where they are owed. */
export type Entry = { date: BankDate; amount: number; balance: number; charge?: keyof Charge };

/** Entries in order, and the balance before the first. */
export type History = { before: number; entries: readonly Entry[] };

/** A period begins the day after the cut-off before it and ends with its own. */
export type Period = { start: BankDate; cutOff: BankDate };

const DAYS_TO_PAY = 20;

export const periodEnding = (cutOff: BankDate): Period => ({
  start: addDays(addMonths(cutOff, -1), 1),
  cutOff,
});

/** The last period that was over when the day began. */
export const lastPeriod = ({ cutOffDay }: Pick<RevolvingTerms, 'cutOffDay'>, today: BankDate): Period =>
  periodEnding(lastOnDay(cutOffDay, addDays(today, -1)));

/** Until when a statement can be paid. */
export const paymentDueDate = (cutOff: BankDate): BankDate => bankDayFrom(addDays(cutOff, DAYS_TO_PAY));

const owedAt = ({ before, entries }: History, date: BankDate): number =>
  Math.max(0, 0 - (entries.findLast((entry) => entry.date <= date)?.balance ?? before));

const paidWithin = ({ entries }: History, from: BankDate, to: BankDate): number =>
  entries.reduce(
    (sum, { date, amount }) => (amount > 0 && date >= from && date <= to ? sum + amount : sum),
    0,
  );

/**
 * What a period costs: interest for each of its days on what was not paid in time of the statement before it.
 * Who pays all of it in time pays none, and purchases of the period cost nothing yet.
 */
export function interestOf(
  { yearlyRate }: Pick<RevolvingTerms, 'yearlyRate'>,
  history: History,
  { start, cutOff }: Period,
): Charge {
  const previousCutOff = addDays(start, -1);
  const paid = paidWithin(history, start, paymentDueDate(previousCutOff));
  const unpaid = Math.max(0, owedAt(history, previousCutOff) - paid);
  return interestForDays(unpaid, daysBetween(start, cutOff) + 1, yearlyRate);
}

/** max(1.5 % of what was used + interest + VAT, 1.25 % of the limit), never more than the whole balance. */
export function minimumPayment(balance: number, { interest, vat }: Charge, limit: number): number {
  const charged = interest + vat;
  const ofBalance = new Decimal(balance - charged).times('0.015').plus(charged);
  const ofLimit = new Decimal(limit).times('0.0125');
  return Math.min(balance, Decimal.max(ofBalance, ofLimit).toDecimalPlaces(0).toNumber());
}

export type Statement = Period &
  Charge & {
    nextCutOff: BankDate;
    dueDate: BankDate;
    /** What was owed when the period ended, and what has been paid since. */
    balance: number;
    paid: number;
    /** What is still to be paid: to avoid interest, and at least. */
    toAvoidInterest: number;
    minimum: number;
    overdue: number;
    /** The next day by which something has to be paid. */
    nextDueDate: BankDate;
  };

/** The statement of the last period, as it stands today. The history must begin no later than that period. */
export function statementOf(terms: RevolvingTerms, history: History, today: BankDate): Statement {
  const period = lastPeriod(terms, today);
  const { start, cutOff } = period;
  const charged = (kind: keyof Charge) =>
    history.entries.reduce(
      (sum, { date, amount, charge }) =>
        charge === kind && date >= start && date <= cutOff ? sum - amount : sum,
      0,
    );
  const charge = { interest: charged('interest'), vat: charged('vat') };
  const balance = owedAt(history, cutOff);
  const paid = paidWithin(history, addDays(cutOff, 1), today);
  const minimum = Math.max(0, minimumPayment(balance, charge, terms.limit) - paid);
  const nextCutOff = addMonths(cutOff, 1);
  const dueDate = paymentDueDate(cutOff);
  return {
    ...period,
    ...charge,
    nextCutOff,
    dueDate,
    balance,
    paid,
    toAvoidInterest: Math.max(0, balance - paid),
    minimum,
    overdue: today > dueDate ? minimum : 0,
    nextDueDate: today > dueDate ? paymentDueDate(nextCutOff) : dueDate,
  };
}
