import { bankTime } from '#contract/domain/dates';

/** Greets by the hour in Mexico City: morning 5–12, afternoon 12–19, night otherwise. */
export function greetingAt(instant: number): string {
  const hour = Number(bankTime(instant).slice(0, 2));
  if (hour >= 5 && hour < 12) return 'Buenos días';
  return hour >= 12 && hour < 19 ? 'Buenas tardes' : 'Buenas noches';
}

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** 'Buenos días, Ana' */
export const greetingText = (instant: number, name = ''): string =>
  [greetingAt(instant), firstName(name)].filter((text) => text !== '').join(', ');
