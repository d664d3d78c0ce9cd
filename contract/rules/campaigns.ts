import type { BankDate } from '../domain/dates';
import { instalmentOf } from '../domain/loan-plan';
import { formatCentavos } from '../domain/money';

const show = (centavos: number): string => formatCentavos(centavos, 'MXN');

/** In centavos. The amount must be a multiple of the step, or the maximum. */
export function amountError(
  amount: number,
  { most, minimum, step }: { most: number; minimum: number; step: number },
): string | undefined {
  if (amount > most) return `Tu oferta es de hasta ${show(most)}.`;
  if (amount < minimum) return `El mínimo es ${show(minimum)}.`;
  return step > 0 && amount !== most && amount % step !== 0
    ? `Elige un múltiplo de ${show(step)}.`
    : undefined;
}

/** Monthly payment. A credit line is assumed to be fully drawn on one day. */
export const paymentOf = (principal: number, term: number, yearlyRate: number): number =>
  instalmentOf({ principal, yearlyRate, vat: true, term });

export const TERM_NOT_OFFERED = 'Elige uno de los plazos.';
export const BRANCH_REQUIRED = 'Elige una sucursal.';

/** The end date itself is still valid. */
export const isExpired = ({ endDate }: { endDate: BankDate }, today: BankDate): boolean => today > endDate;
