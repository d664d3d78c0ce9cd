/** How a loan stands against its plan: what is paid, what is overdue and what comes next. */

import type { InstalmentTerms } from '#bank/core/ledger/terms';
import type { BankDate } from '#contract/domain/dates';
import { accrualUntil, monthLeft, totalOfAccrual, totalOfCharge } from './accrual';
import { capitalMissing, type Debt } from './debt';
import { monthBefore, type PlannedInstalment, paymentPlan } from './plan';
import { type Charge, NO_CHARGE } from './rates';

export type Instalment = PlannedInstalment & {
  status: 'PAID' | 'OVERDUE' | 'PENDING';
  /** What of it has not been paid. */
  unpaid: number;
};

export type RepaymentStatus = {
  instalments: Instalment[];
  paid: number;
  /** What should have been paid already, and the part of it that being late has cost. */
  overdue: number;
  late: number;
  /** What is owed without interest, and what settles all of it today. */
  principal: number;
  settles: number;
  /** What was paid ahead for interest that is still to be charged. */
  held: number;
  /**
   * What to pay now: what is overdue and the instalment of the month that runs, and never more than settles the loan. Of
   * a month that has not begun the interest cannot be paid: nothing is asked for it.
   */
  asked: number;
  /** The oldest instalment with something unpaid, and the first such one that is not overdue. */
  oldest?: Instalment;
  next?: Instalment;
};

const interestOf = ({ interest }: Debt, { number }: PlannedInstalment): number => interest.get(number) ?? 0;

/** What of an instalment has not been paid. */
type Owed = PlannedInstalment & { unpaid: number };

/** An instalment with the interest that was charged for it, as far as the movements tell. */
function asCharged(debt: Debt, planned: PlannedInstalment): PlannedInstalment {
  if (debt.since === undefined || planned.dueDate < debt.since) return planned;
  return costing(planned, debt.charged?.get(planned.number));
}

const costing = (planned: PlannedInstalment, { interest, vat }: Charge = NO_CHARGE): PlannedInstalment => ({
  ...planned,
  interest,
  vat,
  payment: planned.principal + interest + vat,
});

const owedOfDue = (debt: Debt, instalment: PlannedInstalment): Owed => ({
  ...asCharged(debt, instalment),
  unpaid: interestOf(debt, instalment) + capitalMissing(debt.capital, instalment),
});

/** The instalments to come, if each is paid on its day: what was paid ahead is taken off, and so is what it saves. */
function owedOfComing(terms: InstalmentTerms, debt: Debt, coming: readonly PlannedInstalment[]): Owed[] {
  const [first] = coming;
  let capital = first ? Math.min(debt.capital, first.balance + first.principal) : 0;
  let held = debt.held ?? 0;
  return coming.map((instalment) => {
    const toCharge = monthLeft(terms, { ...debt, capital }, instalment);
    const charged = debt.charged?.get(instalment.number) ?? NO_CHARGE;
    const missing = capitalMissing(capital, instalment);
    const owed = interestOf(debt, instalment) + totalOfCharge(toCharge) + missing;
    const unpaid = Math.max(0, owed - held);
    capital -= missing;
    held = Math.max(0, held - owed);
    const interest = charged.interest + toCharge.interest;
    const cost = costing(instalment, { interest, vat: charged.vat + toCharge.vat });
    return { ...cost, balance: capital, unpaid };
  });
}

/** `debt` is what the account's movements have led to, with the interest of every due date until `today`. */
export function repaymentStatus(terms: InstalmentTerms, debt: Debt, today: BankDate): RepaymentStatus {
  const plan = paymentPlan(terms);
  const due = plan.filter(({ dueDate }) => dueDate <= today);
  const instalments = [
    ...due.map((instalment) => owedOfDue(debt, instalment)),
    ...owedOfComing(terms, debt, plan.slice(due.length)),
  ].map((owed): Instalment => {
    const isPast = owed.dueDate < today;
    return { ...owed, status: owed.unpaid === 0 ? 'PAID' : isPast ? 'OVERDUE' : 'PENDING' };
  });
  const accrual = accrualUntil(terms, debt, today);
  const { held = 0 } = debt;
  const late = debt.late + totalOfCharge(accrual.late);
  const charged = [...debt.interest.values()].reduce((total, amount) => total + amount, 0);
  const settles = Math.max(0, debt.capital - held + charged + debt.late + totalOfAccrual(accrual));
  const overdue = instalments
    .filter(({ status }) => status === 'OVERDUE')
    .reduce((total, row) => total + row.unpaid, late);
  const oldest = instalments.find(({ status }) => status !== 'PAID');
  const next = instalments.find(({ status }) => status === 'PENDING');
  const runs = next !== undefined && monthBefore(terms, next.number).from <= today;
  return {
    instalments,
    paid: instalments.filter(({ status }) => status === 'PAID').length,
    overdue,
    late,
    principal: Math.max(0, debt.capital),
    settles,
    held,
    asked: Math.min(settles, overdue + (runs ? next.unpaid : 0)),
    ...(oldest && { oldest }),
    ...(next && { next }),
  };
}
