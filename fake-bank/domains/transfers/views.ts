import type { BankDate } from '#contract/shared/dates';
import { moneyOf } from '#contract/shared/money';
import type { TransferQuote } from '#contract/transfers';
import type { CustomerAccount } from '../../ground/ledger/accounts';
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
