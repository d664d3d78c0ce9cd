import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { DIRECT_DEBITS } from '../shared/payees/addresses';

export const PREAUTHORIZED = { to: DIRECT_DEBITS, label: 'Domiciliaciones' };
export const CREATE = `${PREAUTHORIZED.to}/create`;
export const ENABLE = `${PREAUTHORIZED.to}/enable`;
export const CANCEL = `${PREAUTHORIZED.to}/cancel`;

export const cancelUrl = ({ key }: Pick<PreauthorizedPayment, 'key'>): string =>
  `${CANCEL}?${new URLSearchParams({ payment: key })}`;
