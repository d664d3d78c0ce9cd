/* What is drawn of investments over time: shares of a line that begins with this month, in per cent. */

import { addDays, type BankDate, daysBetween } from '#contract/domain/dates';
import type { Investment, InvestmentType } from '#contract/domain/investment';
import { fromCentavos, toCentavos } from '#contract/domain/money';
import { formatDate } from '#web/lib/format/dates.ts';

/** More names of months would touch. */
const MOST_NAMES = 6;

export type Axis = { start: BankDate; days: number };

const firstOfMonth = (date: BankDate): BankDate => `${date.slice(0, 8)}01`;

/** From the first of this month to the end of the last investment, with room for its name. */
export function axisOf(rows: readonly Pick<Investment, 'maturityDate'>[], today: BankDate): Axis {
  const start = firstOfMonth(today);
  const last = [today, ...rows.map(({ maturityDate }) => maturityDate)].sort().at(-1) ?? today;
  return { start, days: Math.max(30, Math.ceil(daysBetween(start, last) * 1.06)) };
}

/** Where a day stands; what lies before the line begins with it. */
export const placeOf = (date: BankDate, { start, days }: Axis): number =>
  (Math.max(0, daysBetween(start, date)) / days) * 100;

/** The months that begin on the line; where they are many, only some have a name. */
export function monthsOf(axis: Axis): { date: BankDate; name: string; place: number }[] {
  const end = addDays(axis.start, axis.days);
  const dates: BankDate[] = [];
  for (let date = axis.start; date < end; date = firstOfMonth(addDays(date, 31))) dates.push(date);
  const every = Math.ceil(dates.length / MOST_NAMES);
  return dates.map((date, index) => {
    const [, month = '', year = ''] = formatDate(date).split(' ');
    const isNamed = index % every === 0;
    // The year is said where it begins to count.
    const before = dates[index - every];
    const name = before?.slice(0, 4) === date.slice(0, 4) ? month : `${month} ${year}`;
    return { date, name: isNamed ? name : '', place: placeOf(date, axis) };
  });
}

type Dated = Pick<Investment, 'startDate' | 'maturityDate'>;

/** How much of its time has passed, in whole per cent. */
export function passedOf({ startDate, maturityDate }: Dated, today: BankDate): number {
  const all = daysBetween(startDate, maturityDate);
  return Math.round((Math.min(all, Math.max(0, daysBetween(startDate, today))) / all) * 100);
}

/** How far it has come, in words. */
export function progressOf(investment: Dated & Pick<Investment, 'payments'>, today: BankDate): string {
  const { startDate, maturityDate } = investment;
  const all = daysBetween(startDate, maturityDate);
  const gone = Math.min(all, Math.max(0, daysBetween(startDate, today)));
  const [next] = interestDays(investment, today);
  return `Van ${gone} de ${all} días${next === undefined ? '' : `, el siguiente interés llega el ${formatDate(next)}`}`;
}

/** The days to come on which interest is paid, but for the last; none where the bank does not tell them. */
export const interestDays = ({ payments = [] }: Pick<Investment, 'payments'>, today: BankDate): BankDate[] =>
  payments.slice(0, -1).flatMap(({ date }) => (date > today ? [date] : []));

type Earning = Pick<Investment, 'amount' | 'interest' | 'tax' | 'payments'>;

const net = (interest: number, tax: number): number => toCentavos(interest) - toCentavos(tax);

/** All that comes of it, after tax. */
export const receivedOf = ({ amount, interest, tax }: Earning): number =>
  fromCentavos(toCentavos(amount) + net(interest, tax));

/** What comes back on its last day: interest that was paid before is not in it, where the bank tells when it pays. */
export function returnedOf(investment: Earning): number {
  const last = investment.payments?.at(-1);
  return last === undefined
    ? receivedOf(investment)
    : fromCentavos(toCentavos(investment.amount) + net(last.interest, last.tax));
}

/** What comes back next, and how much that is, as far as investments are known. */
export function nextOf(rows: readonly (Earning & Pick<Investment, 'status' | 'maturityDate'>)[]) {
  const active = rows.filter(({ status }) => status === 'ACTIVE');
  const [date] = active.map(({ maturityDate }) => maturityDate).sort();
  if (date === undefined) return undefined;
  const due = active.filter(({ maturityDate }) => maturityDate === date);
  return { date, amount: fromCentavos(due.reduce((sum, one) => sum + toCentavos(returnedOf(one)), 0)) };
}

export type Kind = { type: InvestmentType; count: number; amount: number; share: number };

/** What each kind comes to, and its share of all; the kinds that there are. */
export function kindsOf(rows: readonly Pick<Investment, 'investmentType' | 'amount'>[]): Kind[] {
  const sum = (some: typeof rows) => some.reduce((total, { amount }) => total + toCentavos(amount), 0);
  const all = sum(rows);
  return (['PAYCHECKS', 'FIX_CEDES', 'VARIABLE_CEDES'] as const).flatMap((type) => {
    const some = rows.filter(({ investmentType }) => investmentType === type);
    const amount = sum(some);
    return some.length === 0
      ? []
      : [{ type, count: some.length, amount: fromCentavos(amount), share: (amount / all) * 100 }];
  });
}
