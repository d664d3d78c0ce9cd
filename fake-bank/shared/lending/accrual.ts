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

type AccrualDays = { number: number; until: BankDate; isMonthEnd: boolean };

function accrualBetween(terms: InstalmentTerms, debt: Debt, days: AccrualDays): Accrual {
  const { interest, late } = costOfDays(terms, debt.capital, { ...days, since: debt.chargedUntil });
  const remainders = debt.remainders?.get(days.number);
  return {
    interest: chargeOfExact(interest, terms.vat, remainders?.interest),
    late: chargeOfExact(late, terms.vat, remainders?.late),
  };
}

/** Assumes that an instalment due today was charged already. */
export function accrualUntil(terms: InstalmentTerms, debt: Debt, today: BankDate): Accrual {
  const dueCount = paymentPlan(terms).filter(({ dueDate }) => dueDate <= today).length;
  return accrualBetween(terms, debt, { number: dueCount + 1, until: today, isMonthEnd: false });
}

export const accrualOnDueDate = (
  terms: InstalmentTerms,
  debt: Debt,
  { number, dueDate }: { number: number; dueDate: BankDate },
): Accrual => accrualBetween(terms, debt, { number, until: dueDate, isMonthEnd: true });

/** Interest still to be charged for an upcoming instalment if nothing is paid before. */
export const upcomingInterest = (
  terms: InstalmentTerms,
  debt: Debt,
  instalment: { number: number; dueDate: BankDate },
): Charge => accrualOnDueDate(terms, debt, instalment).interest;
