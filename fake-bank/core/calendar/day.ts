import { type BankDate, bankInstant } from '#contract/domain/dates';
import { type Service, serviceHours } from '#contract/domain/hours';

/** The instant at which a day begins in Mexico City, milliseconds since 1970. */
export function startOfDay(date: BankDate): number {
  const guess = Date.parse(`${date}T06:00:00Z`);
  const offset = bankInstant(guess).slice(19);
  return Date.parse(`${date}T00:00:00${offset}`);
}

/** The instant of a full hour of a day in Mexico City. */
export const atHour = (date: BankDate, hour: number): number => startOfDay(date) + hour * 3_600_000;

/** The instant of a time of day, '09:30', in Mexico City. */
export function atTime(date: BankDate, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return atHour(date, hour) + minute * 60_000;
}

/** The instant at which a service opens on a day: what is scheduled for that day is made then. */
export const opensAt = (date: BankDate, service: Service): number =>
  atTime(date, serviceHours[service].opens);
