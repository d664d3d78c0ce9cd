import { type BankDate, daysBetween } from '#contract/domain/dates';

const DAYS_OF_A_MONTH = 30;
const DAYS_OF_A_YEAR = 365;

const times = (count: number, one: string, many: string) => `hace ${count} ${count === 1 ? one : many}`;

export function formatAgo(date: BankDate, today: BankDate): string {
  const days = daysBetween(date, today);
  if (days <= 0) return 'hoy';
  if (days === 1) return 'ayer';
  if (days < DAYS_OF_A_MONTH) return times(days, 'día', 'días');
  if (days < DAYS_OF_A_YEAR) return times(Math.floor(days / DAYS_OF_A_MONTH), 'mes', 'meses');
  return times(Math.floor(days / DAYS_OF_A_YEAR), 'año', 'años');
}
