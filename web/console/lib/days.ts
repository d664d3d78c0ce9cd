import type { ClockMode, ClockState } from '#contract/domain/clock';
import { bankDate, bankTime, formatDate, weekday } from '#contract/domain/dates';
import { isOpen, type Service, serviceHours } from '#contract/domain/hours';

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

const weekdayName = (instant: number): string => weekdays[weekday(bankDate(instant))] ?? '';

export const formatDay = (instant: number): string =>
  `${weekdayName(instant)} ${formatDate(bankDate(instant))}`;

/** '27 nov 2026, 09:30:00'. */
export const formatInstant = (instant: string): string =>
  `${formatDate(bankDate(Date.parse(instant)))}, ${bankTime(Date.parse(instant))}`;

export const modeLabels: Readonly<Record<ClockMode, string>> = {
  real: 'Hora real',
  frozen: 'Congelado',
  shifted: 'En marcha',
};

export function dayLabel({ now, day }: ClockState): string {
  if (day.isBankDay) return 'Día hábil';
  return `Día inhábil: ${day.holiday ?? weekdayName(Date.parse(now))}`;
}

const serviceNames: Readonly<Record<Service, string>> = {
  'investments': 'Inversiones',
  'mutual-funds': 'Fondos',
  'bill-payments': 'Pago de servicios',
  'mobile-top-up': 'Recargas',
  'third-party': 'Pago a créditos y tarjetas de otros',
};
const services: readonly Service[] = [
  'bill-payments',
  'mobile-top-up',
  'third-party',
  'investments',
  'mutual-funds',
];

export const serviceStates = (now: number, isBankDay: boolean) =>
  services.map((service) => ({
    service,
    name: serviceNames[service],
    hours: `${serviceHours[service].opens} a ${serviceHours[service].closes}`,
    isOpen: isOpen(service, now, () => isBankDay),
  }));
