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

/** '05 a 19 sep 2026', '28 ago a 05 sep 2026', '28 dic 2026 a 05 ene 2027'. */
export function formatRange(from: BankDate, to: BankDate): string {
  const fromLength =
    from.slice(0, 7) === to.slice(0, 7) ? 2 : from.slice(0, 4) === to.slice(0, 4) ? 6 : undefined;
  return `${formatDate(from).slice(0, fromLength)} a ${formatDate(to)}`;
}

/** '2026-09-05' → 'septiembre 2026'. */
export function formatMonth(date: BankDate): string {
  const [year, month] = date.split('-');
  return `${months[Number(month) - 1]} ${year}`;
}

/** '05 sep 2026 14:05 horas'. A top-up receipt shows the time 24 hours later, which reads the same. */
export function formatMobileReceipt(instant: string): string {
  const time = Date.parse(instant);
  return `${formatDate(bankDate(time))} ${bankTime(time).slice(0, 5)} horas`;
}

/** '27 nov' */
export const shortDate = (date: BankDate): string => formatDate(date).slice(0, 6);
