import type { BillType } from '#contract/shared/payment';

export const PAYMENT_HISTORY = '/transfers/history/payments';
export const SERVICES_HUB = '/hubs/payments/services';
export const SERVICE_PAYMENT = '/bill-payments/service';
const TOP_UP = '/bill-payments/mobile-top-up';

/** Where a payment of this type is made, and its receipt shown. */
export const paymentBase = (type: BillType): string => (type === 'MOBILETOPUP' ? TOP_UP : SERVICE_PAYMENT);
