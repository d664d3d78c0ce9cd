import { type BankDate, bankInstant } from '#contract/shared/dates';
import { type Service, serviceHours } from '#contract/shared/hours';

/** The instant at which a day begins in Mexico City, milliseconds since 1970. */
export function startOfDay(date: BankDate): number {
  const guess = Date.parse(`${date}T06:00:00Z`);
  const offset = bankInstant(guess).slice(19);
  return Date.parse(`${date}T00:00:00${offset}`);
}

/** The instant of a full hour of a day in Mexico City. */
export const atHour = (date: BankDate, hour: number): number => startOfDay(date) + hour * 3_600_000;

/** The instant at which a service opens on a day: what is scheduled for that day is made then. */
export function opensAt(date: BankDate, service: Service): number {
  const [hour = 0, minute = 0] = serviceHours[service].opens.split(':').map(Number);
  return startOfDay(date) + (hour * 60 + minute) * 60_000;
}
