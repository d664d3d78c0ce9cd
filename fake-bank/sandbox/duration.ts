import { clockErrors } from '#contract/domain/clock';
import { addDays, bankDate } from '#contract/domain/dates';
import { isWithinClock, isWithinReach, MAX_YEARS } from '../core/calendar/clock';
import { startOfDay } from '../core/calendar/day';
import { addMonths } from '../core/calendar/months';
import { fieldError } from '../core/errors/domain-error';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const PATTERN =
  /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/;

/** Returns the instant; rejects `field` if it is outside the clock's range. */
export function withinClock(instant: number, field: string): number {
  if (isWithinClock(instant)) return instant;
  throw fieldError(field, 'The clock of a bank goes from 1 January 2024 to 31 December 2099.');
}

const tooFar = (field: string) =>
  fieldError(field, `A call moves the clock forward by at most ${MAX_YEARS} years.`);

/** Also enforces the limit per call. */
export function withinReach(from: number, instant: number, field: string): number {
  if (!isWithinReach(from, withinClock(instant, field))) throw tooFar(field);
  return instant;
}

/**
 * Adds an ISO 8601 duration (result in epoch milliseconds). Calendar units count in Mexico City's calendar:
 * a month after 31 January is the last day of February.
 */
export function addDuration(instant: number, duration: string, field = 'duration'): number {
  const parts = PATTERN.exec(duration)?.slice(1);
  if (!parts?.some((part) => part !== undefined)) throw fieldError(field, clockErrors.duration);
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map(
    (part) => Number((part ?? '0').replace(',', '.')),
  );
  const milliseconds = Math.round(hours * HOUR + minutes * 60 * SECOND + seconds * SECOND);
  const inYears = years + months / 12 + (weeks * 7 + days) / 365 + milliseconds / (365 * 24 * HOUR);
  if (inYears > MAX_YEARS) throw tooFar(field);
  const day = bankDate(instant);
  const later = addDays(addMonths(day, years * 12 + months), weeks * 7 + days);
  return startOfDay(later) + (instant - startOfDay(day)) + milliseconds;
}
