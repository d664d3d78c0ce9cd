import { availableIn } from '#bank/core/ledger/ledger';
import type { Reader } from '#bank/core/storage/collection';
import {
  creditProductView,
  type RevolvingAccount,
  statementDue,
  statementFor,
} from '#bank/shared/lending/views';
import type { RevolvingCredit } from '#contract/credit';
import { mayUse } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { moneyOf } from '#contract/domain/money';

/** Zero for an ended line, or if interest has exceeded the limit. */
const availableTo = (reader: Reader, account: RevolvingAccount): number =>
  account.type === 'Línea de Crédito' && !mayUse(account, 'TRANSFER_FROM')
    ? 0
    : Math.max(0, availableIn(reader, account));

export function revolvingView(reader: Reader, account: RevolvingAccount, today: BankDate): RevolvingCredit {
  const { currency, terms } = account;
  const statement = statementFor(reader, account, today);
  return {
    ...creditProductView(reader, account, today),
    ...statementDue(currency, statement),
    minimumMonthlyPayment: moneyOf(statement.minimum, currency),
    availableCredit: [moneyOf(availableTo(reader, account), currency)],
    creditLimit: [moneyOf(terms.limit, currency)],
    statement: {
      startDate: statement.start,
      cutOffDate: statement.cutOff,
      nextCutOffDate: statement.nextCutOff,
      balance: moneyOf(statement.balance, currency),
      interest: moneyOf(statement.interest, currency),
      vat: moneyOf(statement.vat, currency),
      paid: moneyOf(statement.paid, currency),
    },
  };
}
