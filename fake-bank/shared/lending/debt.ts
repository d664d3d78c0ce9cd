/** Payments settle late interest, then due instalments from the oldest on, then upcoming ones. */
import type { BankDate } from '#contract/domain/dates';
import type { PlannedInstalment } from './plan';
import type { Charge } from './rates';
import type { InstalmentRemainders } from './remainders';

export type Debt = {
  capital: number;
  interest: ReadonlyMap<number, number>;
  late: number;
  /** Prepaid interest of the current month; consumed as interest is charged. */
  prepaid?: number;
  /** Interest and VAT charged, paid or not, by instalment number; `since` is the first day covered. */
  charged?: ReadonlyMap<number, Charge>;
  since?: BankDate | undefined;
  /** Last day of a charge or payment: interest is charged until then. */
  chargedUntil?: BankDate;
  remainders?: ReadonlyMap<number, InstalmentRemainders>;
};

export const capitalMissing = (capital: number, { balance, principal }: PlannedInstalment): number =>
  Math.min(principal, Math.max(0, capital - balance));
