import { type BankDate, bankDate, bankTime, formatDate } from '#contract/domain/dates';

export {
  formatDate,
  formatDateTime,
  formatMoment,
  formatTime,
} from '#contract/domain/dates';

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

/** '05 a 19 sep 2026', '28 ago a 05 sep 2026', '28 dic 2026 a 05 ene 2027'. */
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

/** The end of a top-up's 24 hours has the same clock time. */
export function formatMobileReceipt(instant: string): string {
  const time = Date.parse(instant);
  const later = bankTime(time + FULL_DAY_HOURS * 3_600_000).slice(0, 5);
  return `${formatDate(bankDate(time))} ${later} horas`;
}
