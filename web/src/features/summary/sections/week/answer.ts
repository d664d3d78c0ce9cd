import type { BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { shortDate } from '#web/lib/format/dates.ts';
import type { Payroll } from '../balance/payroll';
import type { Due } from './due';
import { sumOfWeek } from './sum';

export type Answer = {
  /** Centavos that remain after the payments; negative if money is missing, even if only until the payroll. */
  left: number;
  shortFrom?: BankDate | undefined;
  /** Payroll that was counted because the balance does not suffice. */
  payroll?: Payroll | undefined;
};

type Funds = { available: number | null | undefined; payroll: Payroll | undefined; today: BankDate };

/** Tells whether the money suffices on each day, for payments sorted by day. A payroll pays from the next day on. */
export function answerOf(week: readonly Due[], { available, payroll, today }: Funds): Answer | undefined {
  if (available === undefined || available === null) return undefined;
  let left = toCentavos(available);
  const leftWithoutPayroll = left - sumOfWeek(week).total;
  if (leftWithoutPayroll >= 0) return { left: leftWithoutPayroll };
  let shortFrom: BankDate | undefined;
  let isPaid = false;
  for (const due of week) {
    if (payroll !== undefined && !isPaid && due.date > payroll.date) {
      if (shortFrom !== undefined) break;
      left += payroll.centavos;
      isPaid = true;
    }
    left -= sumOfWeek([due]).total;
    if (left < 0) shortFrom ??= due.date < today ? today : due.date;
  }
  return { left, shortFrom, payroll: isPaid ? payroll : undefined };
}

export const paydayText = ({ date }: Payroll): string => `tu quincena del ${shortDate(date)}`;

/** 'a partir de hoy', 'a partir del 25 nov' */
export const shortFromText = (date: BankDate, today: BankDate): string =>
  date === today ? 'a partir de hoy' : `a partir del ${shortDate(date)}`;
