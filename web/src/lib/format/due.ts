import { type BankDate, daysBetween } from '#contract/domain/dates';

export function formatDue(due: BankDate, today: BankDate): string {
  const days = daysBetween(today, due);
  if (days === 0) return 'Vence hoy';
  return days === 1 ? 'Vence mañana' : `Vence en ${days} días`;
}
