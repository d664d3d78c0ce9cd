/** How a loan stands against its plan: what is paid, what is overdue and what comes next. */
import type { BankDate } from '#contract/shared/dates';
import type { InstalmentTerms } from '../ledger/terms';
import { accrualUntil, monthLeft, totalOfAccrual } from './accrual';
import { capitalMissing, type Debt } from './debt';
import { type PlannedInstalment, paymentPlan } from './plan';

export type Instalment = PlannedInstalment & {
  status: 'PAID' | 'OVERDUE' | 'PENDING';
  /** What of it has not been paid. */
  unpaid: number;
};

export type Standing = {
  instalments: Instalment[];
  paid: number;
  /** What should have been paid already, and the part of it that being late has cost. */
  overdue: number;
  late: number;
  /** What is owed without interest, and what settles all of it today. */
  principal: number;
  settles: number;
  /** What to pay next: what is overdue and the next instalment, and never more than settles the loan. */
  asked: number;
  /** The oldest instalment with something unpaid, and the first such one that is not overdue. */
  oldest?: Instalment;
  next?: Instalment;
};

const interestOf = ({ interest }: Debt, { number }: PlannedInstalment): number => interest.get(number) ?? 0;

/** What is still to be paid of the instalments to come: all of each, but for what was paid ahead. */
function unpaidOfComing(terms: InstalmentTerms, debt: Debt, coming: readonly PlannedInstalment[]): number[] {
  const [first] = coming;
  let capital = first ? Math.min(debt.capital, first.balance + first.principal) : 0;
  return coming.map((instalment) => {
    const { interest, vat } = monthLeft(terms, { ...debt, capital }, instalment);
    const owed = capital + interestOf(debt, instalment) + interest + vat;
    const unpaid = Math.max(0, owed - instalment.balance);
    capital = owed - unpaid;
    return unpaid;
  });
}

/** `debt` is what the account's movements have led to, with the interest of every due date until `today`. */
export function standingOf(terms: InstalmentTerms, debt: Debt, today: BankDate): Standing {
  const plan = paymentPlan(terms);
  const due = plan.filter(({ dueDate }) => dueDate <= today);
  const unpaid = [
    ...due.map((instalment) => interestOf(debt, instalment) + capitalMissing(debt.capital, instalment)),
    ...unpaidOfComing(terms, debt, plan.slice(due.length)),
  ];
  const instalments = plan.map((planned, index): Instalment => {
    const missing = unpaid[index] ?? 0;
    const isPast = planned.dueDate < today;
    const status = missing === 0 ? 'PAID' : isPast ? 'OVERDUE' : 'PENDING';
    return { ...planned, unpaid: missing, status };
  });
  const accrual = accrualUntil(terms, debt, today);
  const late = debt.late + accrual.late.interest + accrual.late.vat;
  const charged = [...debt.interest.values()].reduce((total, amount) => total + amount, 0);
  const settles = Math.max(0, debt.capital + charged + debt.late + totalOfAccrual(accrual));
  const overdue = instalments
    .filter(({ status }) => status === 'OVERDUE')
    .reduce((total, row) => total + row.unpaid, late);
  const oldest = instalments.find(({ status }) => status !== 'PAID');
  const next = instalments.find(({ status }) => status === 'PENDING');
  return {
    instalments,
    paid: instalments.filter(({ status }) => status === 'PAID').length,
    overdue,
    late,
    principal: Math.max(0, debt.capital),
    settles,
    asked: Math.min(settles, overdue + (next?.unpaid ?? 0)),
    ...(oldest && { oldest }),
    ...(next && { next }),
  };
}
