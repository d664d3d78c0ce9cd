import {
  type BankDate,
  bankDate,
  bankTime,
  showDate,
  showDateTime,
  showMoment,
  showTime,
} from '#contract/shared/dates';

const months = [
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

/** '2026-09-05' → '05 sep 2026'. */
export const formatDate = showDate;

/** '05 a 19 sep 2026', '28 ago a 05 sep 2026', '28 dic 2026 a 05 ene 2027': what both share is said once. */
export function formatRange(from: BankDate, to: BankDate): string {
  const shared =
    from.slice(0, 7) === to.slice(0, 7) ? 2 : from.slice(0, 4) === to.slice(0, 4) ? 6 : undefined;
  return `${formatDate(from).slice(0, shared)} a ${formatDate(to)}`;
}

/** '2026-09-05' → 'septiembre 2026'. */
export function formatMonth(date: BankDate): string {
  const [year, month] = date.split('-');
  return `${months[Number(month) - 1]} ${year}`;
}

/** '2026-11-18T20:14:00-06:00' → '20:14 horas'. */
export const formatTime = showTime;

/** '2026-11-18T20:14:00-06:00' → '18 nov 2026, 20:14 horas'. */
export const formatDateTime = showDateTime;

/** '18 nov 2026, 20:14 horas (Ciudad de México)'. */
export const formatMoment = showMoment;

/** A top-up's receipt: its date, and the time 24 hours later, which reads the same on the clock. */
export function formatMobileReceipt(instant: string): string {
  const time = Date.parse(instant);
  const later = bankTime(time + FULL_DAY_HOURS * 3_600_000).slice(0, 5);
  return `${formatDate(bankDate(time))} ${later} horas`;
}
