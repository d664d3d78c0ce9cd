import { type BankDate, daysBetween } from '#contract/domain/dates';

const DAYS_PER_MONTH = 30;
const DAYS_PER_YEAR = 365;

const agoText = (count: number, singular: string, plural: string) =>
  `hace ${count} ${count === 1 ? singular : plural}`;

export function formatAgo(date: BankDate, today: BankDate): string {
  const days = daysBetween(date, today);
  if (days <= 0) return 'hoy';
  if (days === 1) return 'ayer';
  if (days < DAYS_PER_MONTH) return agoText(days, 'día', 'días');
  if (days < DAYS_PER_YEAR) return agoText(Math.floor(days / DAYS_PER_MONTH), 'mes', 'meses');
  return agoText(Math.floor(days / DAYS_PER_YEAR), 'año', 'años');
}
