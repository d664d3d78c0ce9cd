import type { CustomerAccount } from '#bank/core/ledger/accounts';
import type { BankDate } from '#contract/domain/dates';
import { moneyOf } from '#contract/domain/money';
import type { TransferQuote } from '#contract/transfers';
import type { Quote } from './rules';

export const quoteView = (
  key: string,
  { fromAmount, toAmount, exchangeRate }: Quote,
  from: Pick<CustomerAccount, 'currency'>,
  to: Pick<CustomerAccount, 'currency'>,
  effectiveDate: BankDate,
): TransferQuote => ({
  key,
  fromAmount: moneyOf(fromAmount, from.currency),
  toAmount: moneyOf(toAmount, to.currency),
  ...(exchangeRate && { exchangeRate }),
  effectiveDate,
});
