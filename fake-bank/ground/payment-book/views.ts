import { bankInstant } from '#contract/shared/dates';
import { moneyOf } from '#contract/shared/money';
import type { PaymentReceipt, PaymentRow } from '#contract/shared/payment';
import { listedOn } from '../lists/history';
import type { Payment } from './payment';

export const rowView = (payment: Payment): PaymentRow => ({
  key: payment.key,
  operationType: payment.operationType,
  transactionType: payment.transactionType,
  status: payment.status,
  effectiveDate: listedOn(payment),
  fromAccount: { description: payment.from.description, displayId: payment.from.displayId },
  payee: { merchantName: payment.merchantName },
  reference: payment.reference,
  totalAmount: moneyOf(payment.amount),
  ...(payment.reason && { reason: payment.reason }),
  ...(payment.payee && { payeeKey: payment.payee }),
  ...(payment.status === 'SCHEDULED' &&
    payment.paymentType && {
      order: {
        fromAccountKey: payment.from.account,
        paymentType: payment.paymentType,
        ...(payment.bill && { billKey: payment.bill.key }),
      },
    }),
});

export const receiptView = (payment: Payment): PaymentReceipt => ({
  ...rowView(payment),
  effectiveDate: payment.effectiveDate,
  confirmationNumber: payment.confirmationNumber,
  operationDate: bankInstant(payment.orderedAt),
  ...(payment.executedAt !== undefined && { executionDate: bankInstant(payment.executedAt) }),
  exchangeData: {
    withExchange: payment.from.currency !== 'MXN',
    ...(payment.exchangeRate !== undefined && { exchangeRate: payment.exchangeRate }),
    ...(payment.charged !== undefined && { chargedAmount: moneyOf(payment.charged, payment.from.currency) }),
  },
  ...(payment.authorization && { authorization: payment.authorization }),
  ...(payment.balanceAfter !== undefined && {
    balanceAfter: moneyOf(payment.balanceAfter, payment.from.currency),
  }),
  ...(payment.concept && { concept: payment.concept }),
  ...(payment.fields && payment.fields.length > 0 && { fields: payment.fields }),
});
