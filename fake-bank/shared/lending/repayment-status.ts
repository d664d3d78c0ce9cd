import type { InstalmentTerms } from '#bank/core/ledger/terms';
import type { BankDate } from '#contract/domain/dates';
import { accrualUntil, totalOfAccrual, totalOfCharge, upcomingInterest } from './accrual';
import { capitalMissing, type Debt } from './debt';
import { monthBefore, type PlannedInstalment, paymentPlan } from './plan';
import { type Charge, NO_CHARGE } from './rates';

export type Instalment = PlannedInstalment & {
  status: 'PAID' | 'OVERDUE' | 'PENDING';
  unpaid: number;
};

export type RepaymentStatus = {
  instalments: Instalment[];
  paid: number;
  overdue: number;
  late: number;
  /** Debt without interest, and the amount that settles the loan today. */
  principal: number;
  settles: number;
  prepaid: number;
  /** Excludes an instalment whose month has not begun: its interest cannot be prepaid. */
  amountDue: number;
  /** Unpaid instalments: the oldest, and the first that is not overdue. */
  oldest?: Instalment;
  next?: Instalment;
};

const interestOf = ({ interest }: Debt, { number }: PlannedInstalment): number => interest.get(number) ?? 0;

type OwedInstalment = PlannedInstalment & { unpaid: number };

function asCharged(debt: Debt, planned: PlannedInstalment): PlannedInstalment {
  if (debt.since === undefined || planned.dueDate < debt.since) return planned;
  return withCost(planned, debt.charged?.get(planned.number));
}

const withCost = (planned: PlannedInstalment, { interest, vat }: Charge = NO_CHARGE): PlannedInstalment => ({
  ...planned,
  interest,
  vat,
  payment: planned.principal + interest + vat,
});

const owedOfDue = (debt: Debt, instalment: PlannedInstalment): OwedInstalment => ({
  ...asCharged(debt, instalment),
  unpaid: interestOf(debt, instalment) + capitalMissing(debt.capital, instalment),
});

/** Assumes that each instalment is paid on its due date. */
function owedOfUpcoming(
  terms: InstalmentTerms,
  debt: Debt,
  upcoming: readonly PlannedInstalment[],
): OwedInstalment[] {
  const [first] = upcoming;
  let capital = first ? Math.min(debt.capital, first.balance + first.principal) : 0;
  let prepaid = debt.prepaid ?? 0;
  return upcoming.map((instalment) => {
    const toCharge = upcomingInterest(terms, { ...debt, capital }, instalment);
    const charged = debt.charged?.get(instalment.number) ?? NO_CHARGE;
    const missingCapital = capitalMissing(capital, instalment);
    const owed = interestOf(debt, instalment) + totalOfCharge(toCharge) + missingCapital;
    const unpaid = Math.max(0, owed - prepaid);
    capital -= missingCapital;
    prepaid = Math.max(0, prepaid - owed);
    const interest = charged.interest + toCharge.interest;
    const cost = withCost(instalment, { interest, vat: charged.vat + toCharge.vat });
    return { ...cost, balance: capital, unpaid };
  });
}

/** `debt` must include the interest of every due date until `today`. */
export function repaymentStatus(terms: InstalmentTerms, debt: Debt, today: BankDate): RepaymentStatus {
  const plan = paymentPlan(terms);
  const dueInstalments = plan.filter(({ dueDate }) => dueDate <= today);
  const instalments = [
    ...dueInstalments.map((instalment) => owedOfDue(debt, instalment)),
    ...owedOfUpcoming(terms, debt, plan.slice(dueInstalments.length)),
  ].map((owed): Instalment => {
    const isPast = owed.dueDate < today;
    return { ...owed, status: owed.unpaid === 0 ? 'PAID' : isPast ? 'OVERDUE' : 'PENDING' };
  });
  const accrual = accrualUntil(terms, debt, today);
  const { prepaid = 0 } = debt;
  const lateCharge = debt.late + totalOfCharge(accrual.late);
  const charged = [...debt.interest.values()].reduce((total, amount) => total + amount, 0);
  const settles = Math.max(0, debt.capital - prepaid + charged + debt.late + totalOfAccrual(accrual));
  const overdue = instalments
    .filter(({ status }) => status === 'OVERDUE')
    .reduce((total, row) => total + row.unpaid, lateCharge);
  const oldest = instalments.find(({ status }) => status !== 'PAID');
  const next = instalments.find(({ status }) => status === 'PENDING');
  const runs = next !== undefined && monthBefore(terms, next.number).from <= today;
  return {
    instalments,
    paid: instalments.filter(({ status }) => status === 'PAID').length,
    overdue,
    late: lateCharge,
    principal: Math.max(0, debt.capital),
    settles,
    prepaid,
    amountDue: Math.min(settles, overdue + (runs ? next.unpaid : 0)),
    ...(oldest && { oldest }),
    ...(next && { next }),
  };
}
