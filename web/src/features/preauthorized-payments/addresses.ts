import type { PreauthorizedPayment } from '#contract/shared/preauthorized-payment';

export const PREAUTHORIZED = { to: '/preauthorized-payments', label: 'Domiciliaciones' };
export const CREATE = `${PREAUTHORIZED.to}/create`;
export const ENABLE = `${PREAUTHORIZED.to}/enable`;
export const CANCEL = `${PREAUTHORIZED.to}/cancel`;

/** Under which the cache keeps what was read of them. */
export const PREAUTHORIZED_KEY = ['preauthorized-payments'];

export const cancelUrl = ({ key }: Pick<PreauthorizedPayment, 'key'>): string =>
  `${CANCEL}?${new URLSearchParams({ payment: key })}`;
