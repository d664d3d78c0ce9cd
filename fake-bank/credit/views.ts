import type { RevolvingCredit } from '#contract/credit';
import type { BankDate } from '#contract/shared/dates';
import { availableIn } from '../ledger/ledger';
import { money, productView, type Revolving, statementDue, statementFor } from '../lending/views';
import type { Reader } from '../store/transaction';

/** A card or a line as the API answers it. */
export function revolvingView(reader: Reader, account: Revolving, today: BankDate): RevolvingCredit {
  const { currency, terms } = account;
  const statement = statementFor(reader, account, today);
  return {
    ...productView(reader, account),
    ...statementDue(currency, statement),
    minimumMonthlyPayment: money(currency, statement.minimum),
    availableCredit: [money(currency, availableIn(reader, account))],
    creditLimit: [money(currency, terms.limit)],
    statement: {
      startDate: statement.start,
      cutOffDate: statement.cutOff,
      nextCutOffDate: statement.nextCutOff,
      balance: money(currency, statement.balance),
      interest: money(currency, statement.interest),
      vat: money(currency, statement.vat),
      paid: money(currency, statement.paid),
    },
  };
}
