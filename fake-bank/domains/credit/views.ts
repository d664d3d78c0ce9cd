import type { RevolvingCredit } from '#contract/credit';
import { mayUse } from '#contract/shared/account';
import type { BankDate } from '#contract/shared/dates';
import { moneyOf } from '#contract/shared/money';
import { availableIn } from '../../ground/ledger/ledger';
import { creditProductView, type Revolving, statementDue, statementFor } from '../../ground/lending/views';
import type { Reader } from '../../ground/store/transaction';

/** Nothing of a line that can be used no more, or that interest has taken beyond its limit. */
const availableTo = (reader: Reader, account: Revolving): number =>
  account.type === 'Línea de Crédito' && !mayUse(account, 'TRANSFER_FROM')
    ? 0
    : Math.max(0, availableIn(reader, account));

/** A card or a line as the API answers it. */
export function revolvingView(reader: Reader, account: Revolving, today: BankDate): RevolvingCredit {
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
