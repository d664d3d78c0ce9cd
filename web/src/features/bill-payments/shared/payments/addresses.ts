import type { PaymentOperation } from '#contract/domain/payment';

/** Where whatever is paid begins. */
export const PAYMENTS_HUB = { to: '/hubs/payments', label: 'Pagos' };
export const PAYMENT_HISTORY = { to: '/transfers/history/payments', label: 'Ver mis pagos realizados' };

const SERVICE = '/bill-payments/service';

/** Where a payment of a kind is made, and under it its receipt shown. */
export const paymentBase: Record<PaymentOperation, string> = {
  WITHRECEIPT: SERVICE,
  WITHOUTRECEIPT: SERVICE,
  MOBILETOPUP: '/bill-payments/mobile-top-up',
  SAT: '/bill-payments/tax-sat',
  CDMX: '/bill-payments/tax-cdmx',
};
