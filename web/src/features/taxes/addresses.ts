import type { TaxOperation } from '#contract/shared/payment';

/** With the tax hub: any tax in one form, and what is known of them. */
export const TAXES_HUB = '/hubs/taxes';
export const TAXES = '/taxes';
export const TAXES_MANAGE = '/taxes/manage';

export const ACTIVATION = '/bill-payments/activation';
export const PAYMENTS_HUB = { to: '/hubs/payments', label: 'Pagos' };

/** Where a tax is paid, and its receipt shown. */
export const taxBase: Record<TaxOperation, string> = {
  SAT: '/bill-payments/tax-sat',
  CDMX: '/bill-payments/tax-cdmx',
};
