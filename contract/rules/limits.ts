import { formatCentavos } from '../domain/money';

/** Pesos per category and day. SPEI commissions are not counted. */
export const DAILY_LIMIT = 2_000_000;

/** In centavos. Usage may exceed a lowered limit. */
export const leftOfDay = ({ daily, used }: { daily: number; used: number }): number =>
  Math.max(0, daily - used);

export const NOTHING_LEFT_TODAY = 'Ya usaste tu límite de hoy. Escoge otra fecha.';

/** `maximum` is in centavos. */
export const aboveMaximum = (maximum: number): string =>
  `Debe ser menor o igual a ${formatCentavos(maximum, 'MXN')}.`;
