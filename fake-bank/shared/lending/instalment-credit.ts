import type { Reader } from '#bank/core/storage/collection';
import type { InstalmentCredit, Instalment as InstalmentView } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos, moneyOf } from '#contract/domain/money';
import { memoizeByBalance } from './memoize-by-balance';
import { dueDateOf, startOf } from './plan';
import type { Instalment } from './repayment-status';
import { creditProductView, type InstalmentAccount, paymentDue, repaymentStatusFor } from './views';

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

export function computeInstalments(
  reader: Reader,
  account: InstalmentAccount,
  today: BankDate,
): InstalmentCredit {
  const { terms, currency } = account;
  const repayment = repaymentStatusFor(reader, account, today);
  return {
    ...creditProductView(reader, account, today),
    ...paymentDue(currency, repayment),
    originalAmount: moneyOf(terms.principal, currency),
    startDate: startOf(terms),
    endDate: dueDateOf(terms, terms.term),
    term: terms.term,
    paidInstalments: repayment.paid,
    ...(repayment.prepaid > 0 && { interestPaidAhead: moneyOf(repayment.prepaid, currency) }),
    paymentPlan: repayment.instalments.map(instalmentView),
  };
}

export const instalmentCreditView = memoizeByBalance(
  computeInstalments,
  (account: InstalmentAccount) => account,
);
