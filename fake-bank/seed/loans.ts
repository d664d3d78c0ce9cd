/** Loans with a given number of paid instalments today, and their past movements. */
import { addDays, type BankDate } from '#contract/domain/dates';
import { type LoanAmounts, plannedAmounts, totalOf } from '#contract/domain/loan-plan';
import { toCentavos } from '#contract/domain/money';
import { bankDayFrom } from '../core/calendar/holidays';
import { addMonths, lastOnDay } from '../core/calendar/months';
import type { InstalmentTerms } from '../core/ledger/terms';
import { type Accrual, accrualOnDueDate, totalOfAccrual } from '../shared/lending/accrual';
import { dueDateOf, monthBefore, paymentPlan } from '../shared/lending/plan';
import type { Habit, Movement } from './habits';
import { chargeMovements } from './interest';
import { instantOn } from './year';

const CHARGED_AT = 7 * 60;
const PAID_AT = 9 * 60;

export type Loan = {
  /** In pesos. */
  principal: number;
  yearlyRate: number;
  term: number;
  /** Day of the month. */
  dueDay: number;
  paid: number;
  overdue?: number;
};

type Kind = Pick<InstalmentTerms, 'vat'>;

const amountsOf = ({ principal, yearlyRate, term }: Loan, { vat }: Kind): LoanAmounts => ({
  principal: toCentavos(principal),
  yearlyRate,
  vat,
  term,
});

/** Largest possible debt without late interest: centavos, negative. */
export const loanFloor = (loan: Loan, kind: Kind): number => -totalOf(plannedAmounts(amountsOf(loan, kind)));

/** Chooses the first due date so that `paid` + `overdue` instalments are past. */
export function loanTerms(loan: Loan, kind: Kind, today: BankDate): InstalmentTerms {
  const last = lastOnDay(loan.dueDay, addDays(today, -1));
  const lastDue = bankDayFrom(last) < today ? last : addMonths(last, -1);
  const firstDueDate = addMonths(lastDue, 1 - loan.paid - (loan.overdue ?? 0));
  return { kind: 'instalments', ...amountsOf(loan, kind), firstDueDate };
}

/** Charge of an instalment on its due date, with the late interest of earlier instalments. */
function chargedFor({ loan, terms }: { loan: Loan; terms: InstalmentTerms }, number: number): Accrual {
  const { from } = monthBefore(terms, number);
  const capital = paymentPlan(terms)[Math.min(number - 1, loan.paid) - 1]?.balance ?? terms.principal;
  const debt = { capital, interest: new Map(), late: 0, chargedUntil: from };
  return accrualOnDueDate(terms, debt, { number, dueDate: dueDateOf(terms, number) });
}

export function loanBalance(loan: Loan, kind: Kind, today: BankDate): number {
  const terms = loanTerms(loan, kind, today);
  const balance = paymentPlan(terms)[loan.paid - 1]?.balance ?? terms.principal;
  const unpaid = Array.from({ length: loan.overdue ?? 0 }, (_, late) =>
    totalOfAccrual(chargedFor({ loan, terms }, loan.paid + late + 1)),
  );
  return unpaid.reduce((remaining, charged) => remaining - charged, -balance);
}

type Repayment = {
  account: string;
  paidFrom: Movement['counterpart'];
  loan: Loan;
} & Kind;

/** Charges the instalments of the year and pays all but the overdue instalments. */
export const repayment =
  ({ account, paidFrom, loan, vat }: Repayment): Habit =>
  ({ days }) => {
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const terms = loanTerms(loan, { vat }, addDays(last, 1));
    return paymentPlan(terms)
      .filter(({ dueDate }) => dueDate >= first && dueDate <= last)
      .flatMap((instalment) => [
        ...chargeMovements(
          instantOn(instalment.dueDate, CHARGED_AT),
          account,
          chargedFor({ loan, terms }, instalment.number),
        ),
        ...(instalment.number > loan.paid
          ? []
          : [
              {
                at: instantOn(instalment.dueDate, PAID_AT),
                account,
                counterpart: paidFrom,
                amount: instalment.payment,
                description: 'Pago de crédito',
              },
            ]),
      ]);
  };
