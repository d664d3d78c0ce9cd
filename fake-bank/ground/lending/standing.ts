/** How a loan stands against its plan: what is paid, what is overdue and what comes next. */
import type { BankDate } from '#contract/shared/dates';
import type { InstalmentTerms } from '../ledger/terms';
import { chargeOf, type PlannedInstalment, paymentPlan } from './plan';

export type Instalment = PlannedInstalment & {
  status: 'PAID' | 'OVERDUE' | 'PENDING';
  /** What of it has not been paid. */
  unpaid: number;
};

export type Standing = {
  instalments: Instalment[];
  paid: number;
  overdue: number;
  /** What is owed without the interest that has been charged and not paid. */
  principal: number;
  /** The oldest instalment with something unpaid, and the first such one that is not overdue. */
  oldest?: Instalment;
  next?: Instalment;
};

/**
 * What is unpaid of the instalments whose interest has been charged. Payments go to the oldest instalment
 * first, so what is missing is missing from the newest.
 */
function unpaidOfDue(due: readonly PlannedInstalment[], owed: number): number[] {
  let missing = Math.max(0, owed - (due.at(-1)?.balance ?? owed));
  return due
    .toReversed()
    .map(({ payment }) => {
      const unpaid = Math.min(payment, missing);
      missing -= unpaid;
      return unpaid;
    })
    .reverse();
}

/** What is still to be paid of the instalments to come: all of each, but for what was paid ahead. */
function unpaidOfComing(
  terms: InstalmentTerms,
  plan: readonly PlannedInstalment[],
  due: number,
  owed: number,
): number[] {
  let left = Math.min(owed, plan[due - 1]?.balance ?? terms.principal);
  return plan.slice(due).map(({ number, balance }) => {
    const { interest, vat } = chargeOf(terms, plan, number, left);
    const unpaid = Math.max(0, left + interest + vat - balance);
    left += interest + vat - unpaid;
    return unpaid;
  });
}

/** `owed` is what stands in the ledger, with the interest of every due date until `today`. */
export function standingOf(terms: InstalmentTerms, owed: number, today: BankDate): Standing {
  const plan = paymentPlan(terms);
  const due = plan.filter(({ dueDate }) => dueDate <= today);
  const unpaid = [...unpaidOfDue(due, owed), ...unpaidOfComing(terms, plan, due.length, owed)];
  const instalments = plan.map((planned, index): Instalment => {
    const missing = unpaid[index] ?? 0;
    const late = planned.dueDate < today;
    const status = missing === 0 ? 'PAID' : late ? 'OVERDUE' : 'PENDING';
    return { ...planned, unpaid: missing, status };
  });
  // A payment covers an instalment's interest before its principal.
  const unpaidInterest = instalments
    .slice(0, due.length)
    .reduce((total, row) => total + Math.max(0, row.unpaid - row.principal), 0);
  const overdue = instalments.filter(({ status }) => status === 'OVERDUE');
  const oldest = instalments.find(({ status }) => status !== 'PAID');
  const next = instalments.find(({ status }) => status === 'PENDING');
  return {
    instalments,
    paid: instalments.filter(({ status }) => status === 'PAID').length,
    overdue: overdue.reduce((total, row) => total + row.unpaid, 0),
    principal: Math.max(0, owed - unpaidInterest),
    ...(oldest && { oldest }),
    ...(next && { next }),
  };
}
