/* Timeline geometry, as percentages of an axis that starts with the current month. */

import { addDays, type BankDate, daysBetween } from '#contract/domain/dates';
import type { Investment, InvestmentType } from '#contract/domain/investment';
import { fromCentavos, toCentavos } from '#contract/domain/money';
import { formatDate } from '#web/lib/format/dates.ts';

/** More month names would overlap. */
const MAX_NAMES = 6;

export type Axis = { start: BankDate; days: number };

const firstOfMonth = (date: BankDate): BankDate => `${date.slice(0, 8)}01`;

/** Returns an axis from the first of this month to the last maturity, with space for its label. */
export function axisOf(rows: readonly Pick<Investment, 'maturityDate'>[], today: BankDate): Axis {
  const start = firstOfMonth(today);
  const last = [today, ...rows.map(({ maturityDate }) => maturityDate)].sort().at(-1) ?? today;
  return { start, days: Math.max(30, Math.ceil(daysBetween(start, last) * 1.06)) };
}

/** Position of a day; earlier days are at the start of the line. */
export const placeOf = (date: BankDate, { start, days }: Axis): number =>
  (Math.max(0, daysBetween(start, date)) / days) * 100;

/** Returns the months on the axis. A long axis names only some of them. */
export function monthsOf(axis: Axis): { date: BankDate; name: string; place: number }[] {
  const end = addDays(axis.start, axis.days);
  const dates: BankDate[] = [];
  for (let date = axis.start; date < end; date = firstOfMonth(addDays(date, 31))) dates.push(date);
  const step = Math.ceil(dates.length / MAX_NAMES);
  return dates.map((date, index) => {
    const [, month = '', year = ''] = formatDate(date).split(' ');
    const hasName = index % step === 0;
    // The year is shown when it changes.
    const previousNamed = dates[index - step];
    const name = previousNamed?.slice(0, 4) === date.slice(0, 4) ? month : `${month} ${year}`;
    return { date, name: hasName ? name : '', place: placeOf(date, axis) };
  });
}

type Term = Pick<Investment, 'startDate' | 'maturityDate'>;

/** Returns the elapsed part of the term, in whole per cent. */
export function elapsedPercentOf({ startDate, maturityDate }: Term, today: BankDate): number {
  const termDays = daysBetween(startDate, maturityDate);
  return Math.round((Math.min(termDays, Math.max(0, daysBetween(startDate, today))) / termDays) * 100);
}

/** Describes the elapsed part of the term and the next interest date. */
export function progressOf(investment: Term & Pick<Investment, 'payments'>, today: BankDate): string {
  const { startDate, maturityDate } = investment;
  const termDays = daysBetween(startDate, maturityDate);
  const elapsed = Math.min(termDays, Math.max(0, daysBetween(startDate, today)));
  const [next] = interestDays(investment, today);
  return `Van ${elapsed} de ${termDays} días${next === undefined ? '' : `, el siguiente interés llega el ${formatDate(next)}`}`;
}

/** Returns future interest dates before maturity; none if the bank sends no payment dates. */
export const interestDays = ({ payments = [] }: Pick<Investment, 'payments'>, today: BankDate): BankDate[] =>
  payments.slice(0, -1).flatMap(({ date }) => (date > today ? [date] : []));

type Earning = Pick<Investment, 'amount' | 'interest' | 'tax' | 'payments'>;

const net = (interest: number, tax: number): number => toCentavos(interest) - toCentavos(tax);

/** Returns principal and interest, after tax. */
export const totalReceived = ({ amount, interest, tax }: Earning): number =>
  fromCentavos(toCentavos(amount) + net(interest, tax));

/** Returns the amount paid at maturity. Excludes interest paid earlier, if the bank sends the payment dates. */
export function amountAtMaturity(investment: Earning): number {
  const last = investment.payments?.at(-1);
  return last === undefined
    ? totalReceived(investment)
    : fromCentavos(toCentavos(investment.amount) + net(last.interest, last.tax));
}

export function findNextMaturity(rows: readonly (Earning & Pick<Investment, 'status' | 'maturityDate'>)[]) {
  const active = rows.filter(({ status }) => status === 'ACTIVE');
  const [date] = active.map(({ maturityDate }) => maturityDate).sort();
  if (date === undefined) return undefined;
  const maturing = active.filter(({ maturityDate }) => maturityDate === date);
  return {
    date,
    amount: fromCentavos(
      maturing.reduce((sum, investment) => sum + toCentavos(amountAtMaturity(investment)), 0),
    ),
  };
}

export type Kind = { type: InvestmentType; count: number; amount: number; share: number };

export function kindsOf(rows: readonly Pick<Investment, 'investmentType' | 'amount'>[]): Kind[] {
  const sum = (investments: typeof rows) =>
    investments.reduce((total, { amount }) => total + toCentavos(amount), 0);
  const totalCentavos = sum(rows);
  return (['PAYCHECKS', 'FIX_CEDES', 'VARIABLE_CEDES'] as const).flatMap((type) => {
    const investments = rows.filter(({ investmentType }) => investmentType === type);
    const amount = sum(investments);
    return investments.length === 0
      ? []
      : [
          {
            type,
            count: investments.length,
            amount: fromCentavos(amount),
            share: (amount / totalCentavos) * 100,
          },
        ];
  });
}
