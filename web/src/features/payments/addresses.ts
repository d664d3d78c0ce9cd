import type { PaymentOperation } from '#contract/shared/payment';

export const SERVICES_HUB = '/hubs/payments/services';
const SERVICE_PAYMENT = '/bill-payments/service';
const TOP_UP = '/bill-payments/mobile-top-up';

const bases: Record<PaymentOperation, string> = {
  WITHRECEIPT: SERVICE_PAYMENT,
  WITHOUTRECEIPT: SERVICE_PAYMENT,
  MOBILETOPUP: TOP_UP,
  SAT: '/bill-payments/tax-sat',
  CDMX: '/bill-payments/tax-cdmx',
};

/** Where a payment of this kind is made, and its receipt shown. */
export const paymentBase = (operation: PaymentOperation): string => bases[operation];
