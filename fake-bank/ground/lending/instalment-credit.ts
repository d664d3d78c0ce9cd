import type { InstalmentCredit, Instalment as InstalmentView } from '#contract/shared/credit-product';
import type { BankDate } from '#contract/shared/dates';
import { fromCentavos, moneyOf } from '#contract/shared/money';
import type { Reader } from '../store/transaction';
import { dueDateOf, startOf } from './plan';
import { remembered } from './remember';
import type { Instalment } from './standing';
import { creditProductView, type InInstalments, standingDue, standingFor } from './views';

export const instalmentView = (instalment: Instalment): InstalmentView => ({
  number: instalment.number,
  dueDate: instalment.dueDate,
  payment: fromCentavos(instalment.payment),
  principal: fromCentavos(instalment.principal),
  interest: fromCentavos(instalment.interest),
  vat: fromCentavos(instalment.vat),
  balance: fromCentavos(instalment.balance),
  unpaid: fromCentavos(instalment.unpaid),
  status: instalment.status,
});

/** A loan or a mortgage as the API answers it, worked out anew. */
export function workedOut(reader: Reader, account: InInstalments, today: BankDate): InstalmentCredit {
  const { terms, currency } = account;
  const standing = standingFor(reader, account, today);
  return {
    ...creditProductView(reader, account, today),
    ...standingDue(currency, standing),
    originalAmount: moneyOf(terms.principal, currency),
    startDate: startOf(terms),
    endDate: dueDateOf(terms, terms.term),
    term: terms.term,
    paidInstalments: standing.paid,
    ...(standing.held > 0 && { interestPaidAhead: moneyOf(standing.held, currency) }),
    paymentPlan: standing.instalments.map(instalmentView),
  };
}

/** The same object for as long as its account, its movements and the day are the same. */
export const instalmentCreditView = remembered(workedOut, (account: InInstalments) => account);
