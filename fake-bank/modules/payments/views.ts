import type { BankDate } from '#contract/domain/dates';
import { moneyOf } from '#contract/domain/money';
import type { PaymentQuote } from '#contract/payments';
import type { CheckedPayment } from './check';

export const quoteView = (
  key: string,
  { from, target, quote }: CheckedPayment,
  effectiveDate: BankDate,
): PaymentQuote => ({
  key,
  payee: { merchantName: target.merchant.name },
  reference: target.reference,
  totalAmount: moneyOf(quote.amount),
  ...(quote.exchangeRate !== undefined && {
    chargedAmount: moneyOf(quote.charged, from.currency),
    exchangeRate: quote.exchangeRate,
  }),
  effectiveDate,
});
