import { bankDate, bankTime, weekday } from '#contract/domain/dates';
import { formatMonth } from '#web/lib/format/dates.ts';

/** By the hour in Mexico City: morning 5–12, afternoon 12–19, night otherwise. */
export function greetingAt(instant: number): string {
  const hour = Number(bankTime(instant).slice(0, 2));
  if (hour >= 5 && hour < 12) return 'Buenos días';
  return hour >= 12 && hour < 19 ? 'Buenas tardes' : 'Buenas noches';
}

const DAYS = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'];

/** 'Lunes 23 de noviembre' */
export function dayText(instant: number): string {
  const today = bankDate(instant);
  const [month] = formatMonth(today).split(' ');
  return `${DAYS[weekday(today)]} ${Number(today.slice(8))} de ${month}`;
}

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
