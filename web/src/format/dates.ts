import { type BankDate, bankDate, bankTime } from '#contract/shared/dates';

/** A table, because the names that Intl gives differ from one browser to the next ('sept'). */
const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const fullMonths = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const FULL_DAY_HOURS = 24;

const parts = (date: BankDate): [year: string, month: number, day: string] => [
  date.slice(0, 4),
  Number(date.slice(5, 7)) - 1,
  date.slice(8, 10),
];

/** '2026-09-05' → '05 sep 2026'. */
export function formatDate(date: BankDate): string {
  const [year, month, day] = parts(date);
  return `${day} ${months[month]} ${year}`;
}

/** '2026-09-05' → 'septiembre 2026'. */
export function formatMonth(date: BankDate): string {
  const [year, month] = parts(date);
  return `${fullMonths[month]} ${year}`;
}

/** '2026-11-18T20:14:00-06:00' → '20:14 horas', in Mexico City whatever the device's zone is. */
export const formatTime = (instant: string): string => `${bankTime(Date.parse(instant)).slice(0, 5)} horas`;

/** '2026-11-18T20:14:00-06:00' → '18 nov 2026, 20:14 horas'. */
export const formatDateTime = (instant: string): string =>
  `${formatDate(bankDate(Date.parse(instant)))}, ${formatTime(instant)}`;

/** A top-up's receipt: its date, and the time 24 hours later, which reads the same on the clock. */
export function formatMobileReceipt(instant: string): string {
  const time = Date.parse(instant);
  const later = bankTime(time + FULL_DAY_HOURS * 3_600_000).slice(0, 5);
  return `${formatDate(bankDate(time))} ${later} horas`;
}
