/** Interest of a loan that has not been charged yet: of the days since, and what being late costs. */

import type { InstalmentTerms } from '#bank/core/ledger/terms';
import type { BankDate } from '#contract/domain/dates';
import { costOfDays } from './cost-of-days';
import type { Debt } from './debt';
import { paymentPlan } from './plan';
import { type Charge, chargeOfExact } from './rates';

export type Accrual = { interest: Charge; late: Charge };

export const totalOfCharge = ({ interest, vat }: Charge): number => interest + vat;

export const totalOfAccrual = ({ interest, late }: Accrual): number =>
  totalOfCharge(interest) + totalOfCharge(late);

type Until = { number: number; until: BankDate; ends: boolean };

/** What the month of an instalment still costs until a day, and what is late of its capital. */
function accrualBetween(terms: InstalmentTerms, debt: Debt, days: Until): Accrual {
  const { interest, late } = costOfDays(terms, debt.capital, { ...days, since: debt.chargedUntil });
  const left = debt.left?.get(days.number);
  return {
    interest: chargeOfExact(interest, terms.vat, left?.interest),
    late: chargeOfExact(late, terms.vat, left?.late),
  };
}

/** Of the days that have passed until a day, whose own instalment, if it has one, has been charged. */
export function accrualUntil(terms: InstalmentTerms, debt: Debt, today: BankDate): Accrual {
  const due = paymentPlan(terms).filter(({ dueDate }) => dueDate <= today).length;
  return accrualBetween(terms, debt, { number: due + 1, until: today, ends: false });
}

/** On an instalment's day: what is missing of its whole month. */
export const accrualOnDueDate = (
  terms: InstalmentTerms,
  debt: Debt,
  { number, dueDate }: { number: number; dueDate: BankDate },
): Accrual => accrualBetween(terms, debt, { number, until: dueDate, ends: true });

/** What an instalment to come will still be charged beyond what has been, if nothing is paid before its day. */
export const monthLeft = (
  terms: InstalmentTerms,
  debt: Debt,
  instalment: { number: number; dueDate: BankDate },
): Charge => accrualOnDueDate(terms, debt, instalment).interest;
