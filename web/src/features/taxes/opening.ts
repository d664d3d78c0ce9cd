import { bankTime } from '#contract/domain/dates';
import { formatHours, isOpenDaily, serviceHours } from '#contract/domain/hours';

/** 'desde mañana, todos los días de 06:00 a 19:30 horas'; undefined if open. */
export function nextOpening(now: number): string | undefined {
  const service = 'bill-payments';
  if (isOpenDaily(service, now)) return undefined;
  const day = bankTime(now) < serviceHours[service].opens ? 'hoy más tarde' : 'mañana';
  return `desde ${day}, todos los días de ${formatHours(service)}`;
}
