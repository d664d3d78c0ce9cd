import { type BankDate, bankInstant } from '#contract/shared/dates';

/** The instant at which a day begins in Mexico City, milliseconds since 1970. */
export function startOfDay(date: BankDate): number {
  const guess = Date.parse(`${date}T06:00:00Z`);
  const offset = bankInstant(guess).slice(19);
  return Date.parse(`${date}T00:00:00${offset}`);
}

/** The instant of a full hour of a day in Mexico City. */
export const atHour = (date: BankDate, hour: number): number => startOfDay(date) + hour * 3_600_000;
