import { listedOn } from '#bank/core/lists/history';
import { bankInstant } from '#contract/domain/dates';
import { moneyOf } from '#contract/domain/money';
import type { PaymentReceipt, PaymentRow } from '#contract/domain/payment';
import { accountRef } from '../accounts/views';
import { chargeIn } from '../merchants/bill';
import { findMerchant } from '../merchants/merchants';
import type { KnownPayment } from './payment';

function billView({ bill, merchantKey = '', reference }: KnownPayment): PaymentReceipt['bill'] {
  const merchant = findMerchant(merchantKey);
  if (!bill || !merchant) return undefined;
  const { period, due } = chargeIn(merchant, reference, bill.month);
  return { period, dueDate: due };
}

export const rowView = (payment: KnownPayment): PaymentRow => ({
  key: payment.key,
  operationType: payment.operationType,
  transactionType: payment.transactionType,
  status: payment.status,
  effectiveDate: listedOn(payment),
  fromAccount: accountRef(payment.from),
  payee: {
    merchantName: payment.merchantName,
    ...(payment.merchantKey && { merchantKey: payment.merchantKey }),
    ...(payment.nickname && { nickname: payment.nickname }),
  },
  reference: payment.reference,
  totalAmount: moneyOf(payment.amount),
  ...(payment.reason && { reason: payment.reason }),
  ...(payment.payee && { payeeKey: payment.payee }),
  ...(payment.concept && { concept: payment.concept }),
  ...(payment.status === 'SCHEDULED' &&
    payment.paymentType && {
      order: {
        fromAccountKey: payment.from.account,
        paymentType: payment.paymentType,
        ...(payment.bill && { billKey: payment.bill.key }),
      },
    }),
});

export function receiptView(payment: KnownPayment): PaymentReceipt {
  const bill = billView(payment);
  return {
    ...rowView(payment),
    effectiveDate: payment.effectiveDate,
    confirmationNumber: payment.confirmationNumber,
    operationDate: bankInstant(payment.orderedAt),
    ...(payment.executedAt !== undefined && { executionDate: bankInstant(payment.executedAt) }),
    exchangeData: {
      withExchange: payment.from.currency !== 'MXN',
      ...(payment.exchangeRate !== undefined && { exchangeRate: payment.exchangeRate }),
      ...(payment.charged !== undefined && {
        chargedAmount: moneyOf(payment.charged, payment.from.currency),
      }),
    },
    ...(payment.authorization && { authorization: payment.authorization }),
    ...(payment.balanceAfter !== undefined && {
      balanceAfter: moneyOf(payment.balanceAfter, payment.from.currency),
    }),
    ...(bill && { bill }),
    ...(payment.fields && payment.fields.length > 0 && { fields: payment.fields }),
  };
}
