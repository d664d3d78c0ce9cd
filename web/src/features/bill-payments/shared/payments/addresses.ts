import type { PaymentOperation } from '#contract/domain/payment';

export const PAYMENTS_HUB = { to: '/hubs/payments', label: 'Pagos' };
export const PAYMENT_HISTORY = { to: '/transfers/history/payments', label: 'Ver mis pagos realizados' };

const SERVICE = '/bill-payments/service';

export const paymentBase: Record<PaymentOperation, string> = {
  WITHRECEIPT: SERVICE,
  WITHOUTRECEIPT: SERVICE,
  MOBILETOPUP: '/bill-payments/mobile-top-up',
  SAT: '/bill-payments/tax-sat',
  CDMX: '/bill-payments/tax-cdmx',
};
