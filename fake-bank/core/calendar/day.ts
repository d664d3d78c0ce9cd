import { type BankDate, bankInstant } from '#contract/domain/dates';
import { type Service, serviceHours } from '#contract/domain/hours';

/** Returns milliseconds since 1970; the day begins at midnight in Mexico City. */
export function startOfDay(date: BankDate): number {
  const guess = Date.parse(`${date}T06:00:00Z`);
  const offset = bankInstant(guess).slice(19);
  return Date.parse(`${date}T00:00:00${offset}`);
}

export const atHour = (date: BankDate, hour: number): number => startOfDay(date) + hour * 3_600_000;

export function atTime(date: BankDate, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return atHour(date, hour) + minute * 60_000;
}

/** Orders scheduled for a day run when the service opens. */
export const opensAt = (date: BankDate, service: Service): number =>
  atTime(date, serviceHours[service].opens);
