import { payments } from '../../ground/payment-book/payment';
import { type CallCases, callWith, get } from '../../testing/call-case';
import type { Finding } from '../../testing/holders';

const PAYMENTS = '/api/bill-payments/v1/bill-payments';

/** A service that the customer paid. */
const payment: Finding = (reader, customer) => reader.list(payments, 'byCustomer', customer)[0]?.key;

export const calls: CallCases = {
  'payments.list': get(`${PAYMENTS}/payments`),
  'payments.receipt': callWith({ payment }, ({ key }) => ({
    path: `${PAYMENTS}/${key('payment')}/receipt`,
    status: 200,
  })),
};
