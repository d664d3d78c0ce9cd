import type { BankDate } from '#contract/shared/dates';
import { fromCentavos } from '#contract/shared/money';
import type { TransferQuote } from '#contract/transfers';
import type { CustomerAccount } from '../ledger/accounts';
import type { Transfer } from '../transfer-book/transfer';
import type { Quote } from './rules';

export const quoteView = (
  key: string,
  { fromAmount, toAmount, exchangeRate }: Quote,
  from: Pick<CustomerAccount, 'currency'>,
  to: Pick<CustomerAccount, 'currency'>,
  effectiveDate: BankDate,
): TransferQuote => ({
  key,
  fromAmount: { amount: fromCentavos(fromAmount), currencyCode: from.currency },
  toAmount: { amount: fromCentavos(toAmount), currencyCode: to.currency },
  ...(exchangeRate && { exchangeRate }),
  effectiveDate,
});

export const isOn = (transfer: Transfer, start?: BankDate, end?: BankDate): boolean =>
  (!start || transfer.effectiveDate >= start) && (!end || transfer.effectiveDate <= end);
