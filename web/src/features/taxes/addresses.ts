/** Tax hub (behind a flag), payment form, activation and paid lines. */
export const TAXES_HUB = '/hubs/taxes';
export const TAXES = '/taxes';
export const TAXES_MANAGE = '/taxes/manage';

export const ACTIVATION = '/bill-payments/activation';
