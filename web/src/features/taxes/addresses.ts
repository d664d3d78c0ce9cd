/** URLs of the tax hub (behind a flag), the payment form, the activation and the paid lines. */
export const TAXES_HUB = '/hubs/taxes';
export const TAXES = '/taxes';
export const TAXES_MANAGE = '/taxes/manage';

export const ACTIVATION = '/bill-payments/activation';
