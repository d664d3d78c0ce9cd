/** Loans: what was agreed so that today so many instalments are paid, and the months that led there. */
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
  /** The day of the month on which it is due. */
  dueDay: number;
  /** Instalments that have been paid, and those that fell due since and were not. */
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

/** The most that can ever be owed, but for interest of being late: centavos, negative. */
export const loanFloor = (loan: Loan, kind: Kind): number => -totalOf(plannedAmounts(amountsOf(loan, kind)));

/** The terms whose last instalment before `today` is the last that is paid or overdue. */
export function loanTerms(loan: Loan, kind: Kind, today: BankDate): InstalmentTerms {
  const last = lastOnDay(loan.dueDay, addDays(today, -1));
  const lastDue = bankDayFrom(last) < today ? last : addMonths(last, -1);
  const firstDueDate = addMonths(lastDue, 1 - loan.paid - (loan.overdue ?? 0));
  return { kind: 'instalments', ...amountsOf(loan, kind), firstDueDate };
}

/** What was charged for an instalment on its day: for its month, and for those before it being late. */
function chargedFor({ loan, terms }: { loan: Loan; terms: InstalmentTerms }, number: number): Accrual {
  const { from } = monthBefore(terms, number);
  const capital = paymentPlan(terms)[Math.min(number - 1, loan.paid) - 1]?.balance ?? terms.principal;
  const debt = { capital, interest: new Map(), late: 0, chargedUntil: from };
  return accrualOnDueDate(terms, debt, { number, dueDate: dueDateOf(terms, number) });
}

/** What is owed when today begins: centavos, negative. */
export function loanBalance(loan: Loan, kind: Kind, today: BankDate): number {
  const terms = loanTerms(loan, kind, today);
  const owed = paymentPlan(terms)[loan.paid - 1]?.balance ?? terms.principal;
  const unpaid = Array.from({ length: loan.overdue ?? 0 }, (_, late) =>
    totalOfAccrual(chargedFor({ loan, terms }, loan.paid + late + 1)),
  );
  return unpaid.reduce((balance, charged) => balance - charged, -owed);
}

type Repayment = {
  /** The loan, and the account that pays it. */
  account: string;
  paidFrom: Movement['counterpart'];
  loan: Loan;
} & Kind;

/** Interest on every due date, and the instalment on all but those that are overdue. */
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
