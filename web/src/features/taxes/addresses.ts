import type { TaxOperation } from '#contract/shared/payment';

export const ACTIVATION = '/bill-payments/activation';
export const PAYMENTS_HUB = { to: '/hubs/payments', label: 'Pagos' };

/** Where a tax is paid, and its receipt shown. */
export const taxBase: Record<TaxOperation, string> = {
  SAT: '/bill-payments/tax-sat',
  CDMX: '/bill-payments/tax-cdmx',
};
