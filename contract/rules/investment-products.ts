import { formatCentavos } from '../domain/money';

/** Both amounts are in centavos. */
export const minimumError = (amount: number, minimum: number): string | undefined =>
  amount < minimum ? `Inviertes desde ${formatCentavos(minimum, 'MXN')}.` : undefined;

export const TERM_NOT_OFFERED = 'Elige uno de los plazos que ofrecemos.';
