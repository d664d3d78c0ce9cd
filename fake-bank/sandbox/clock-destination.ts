import { atTime, startOfDay } from '#bank/core/calendar/day';
import { isBankDay, nextBankDay } from '#bank/core/calendar/holidays';
import { addMonths } from '#bank/core/calendar/months';
import { customerByUser } from '#bank/core/customers/customer-by-user';
import { fieldError } from '#bank/core/errors/domain-error';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import type { CreditTerms } from '#bank/core/ledger/terms';
import type { Reader } from '#bank/core/storage/collection';
import type { Bank } from '#bank/core/tenants/bank';
import { cutOffFrom, paymentDueDate } from '#bank/shared/lending/period';
import { paymentPlan } from '#bank/shared/lending/plan';
import type { ClockAdvance, ClockDestination } from '#contract/domain/clock';
import { addDays, type BankDate } from '#contract/domain/dates';
import { serviceHours } from '#contract/domain/hours';
import { addDuration } from './duration';

type ClockState = { now: number; today: BankDate; terms: readonly CreditTerms[] };

const earliest = (instants: readonly number[]): number | undefined =>
  instants.length === 0 ? undefined : Math.min(...instants);

/** Services open daily, or on bank days only: the longest pause is shorter than two weeks. */
const DAYS_TO_OPEN = 14;

function nextOpening({ now, today }: ClockState): number | undefined {
  const days = Array.from({ length: DAYS_TO_OPEN }, (_, count) => addDays(today, count));
  const openings = days.flatMap((day) =>
    Object.values(serviceHours)
      .filter(({ days }) => days === 'daily' || isBankDay(day))
      .map(({ opens }) => atTime(day, opens)),
  );
  return earliest(openings.filter((at) => at > now));
}

/** The first second after the cut-off day: the period's interest is charged by then. */
const nextCutOff = ({ today, terms }: ClockState): number | undefined =>
  earliest(
    terms.flatMap((each) =>
      each.kind === 'revolving' ? [startOfDay(addDays(cutOffFrom(each, today), 1))] : [],
    ),
  );

function dueDatesOf(terms: CreditTerms, today: BankDate): readonly BankDate[] {
  if (terms.kind === 'instalments') return paymentPlan(terms).map(({ dueDate }) => dueDate);
  const cutOff = cutOffFrom(terms, today);
  return [addMonths(cutOff, -1), cutOff].map(paymentDueDate);
}

const nextDue = ({ now, today, terms }: ClockState): number | undefined =>
  earliest(
    terms.flatMap((each) => {
      const next = dueDatesOf(each, today).find((date) => startOfDay(date) > now);
      return next === undefined ? [] : [startOfDay(next)];
    }),
  );

const destinations: Readonly<Record<ClockDestination, (state: ClockState) => number | undefined>> = {
  'next-bank-day': ({ now, today }) => startOfDay(nextBankDay(today)) + (now - startOfDay(today)),
  'next-opening': nextOpening,
  'next-cut-off': nextCutOff,
  'next-due': nextDue,
  'month-end': ({ today }) => startOfDay(addMonths(`${today.slice(0, 8)}01`, 1)),
};

function termsOf(reader: Reader, user: string | undefined): CreditTerms[] {
  const accounts =
    user === undefined
      ? reader.all(ledgerAccounts)
      : reader.list(ledgerAccounts, 'byCustomer', customerByUser(reader, user).key);
  return accounts.flatMap((account) => (account.kind === 'customer' && account.terms ? [account.terms] : []));
}

export function destinationOf({ now, today, read }: Bank, { duration, to, customer }: ClockAdvance): number {
  if (to === undefined) return addDuration(now, duration ?? '');
  const destination = destinations[to]({ now, today, terms: termsOf(read, customer) });
  if (destination !== undefined) return destination;
  const owner = customer ?? 'this bank';
  throw fieldError(
    customer === undefined ? 'to' : 'customer',
    to === 'next-cut-off'
      ? `No card or line of ${owner} has a cut-off.`
      : `No card, line or loan of ${owner} has a due date ahead.`,
  );
}
