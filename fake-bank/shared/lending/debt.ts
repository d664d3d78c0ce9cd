/**
 * What is owed on a loan, apart: capital, interest, and what being late costs. It follows from the account's
 * movements: payments go to late interest, then to the instalments that are due, oldest first, to the interest of each
 * and its VAT before its capital, then ahead. Amounts are integer centavos.
 */
import type { BankDate } from '#contract/domain/dates';
import type { PlannedInstalment } from './plan';
import type { Charge } from './rates';
import type { Left } from './remainders';

export type Debt = {
  capital: number;
  /** Interest and its VAT that were charged and not paid, by the number of the instalment. */
  interest: ReadonlyMap<number, number>;
  /** Late interest and its VAT that were charged and not paid. */
  late: number;
  /** What was paid ahead for interest of the month that runs: it is taken from here as it is charged. */
  held?: number;
  /** Interest and VAT that were charged, paid or not, by the number of the instalment; and from which day on. */
  charged?: ReadonlyMap<number, Charge>;
  since?: BankDate | undefined;
  /** The last day on which something was charged or paid: interest is charged until then. */
  chargedUntil?: BankDate;
  /** What rounding left over of the interest of each instalment's month, by its number. */
  left?: ReadonlyMap<number, Left>;
};

/** What of an instalment's capital has not been paid; that of later ones is missing first. */
export const capitalMissing = (capital: number, { balance, principal }: PlannedInstalment): number =>
  Math.min(principal, Math.max(0, capital - balance));
