import type { BankDate } from '#contract/shared/dates';

const DAY_MS = 86_400_000;

/** How long there is to pay what has not been due yet: 'Vence hoy', 'Vence mañana', 'Vence en 4 días'. */
export function dueIn(due: BankDate, today: BankDate): string {
  const days = Math.round((Date.parse(due) - Date.parse(today)) / DAY_MS);
  if (days === 0) return 'Vence hoy';
  return days === 1 ? 'Vence mañana' : `Vence en ${days} días`;
}
