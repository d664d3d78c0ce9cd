/** Schemas of stored dates and times. All are bounded, so that loops over dates terminate. */
import * as z from 'zod/mini';
import { isRealDate } from '#contract/domain/dates';
import { startOfDay } from './day';

/** From before any birth date to after any term agreed on the clock's last day. */
const FIRST_DAY = '1900-01-01';
const END_DAY = '2200-01-01';
const FIRST_INSTANT = startOfDay('1990-01-01');
const END_INSTANT = startOfDay(END_DAY);

/** Caches more days than a century has, because seed dates are checked many times. */
const MAX_CACHED = 40_000;
const validDates = new Set<string>();

function isStoredDay(day: string): boolean {
  if (validDates.has(day)) return true;
  if (!isRealDate(day) || day < FIRST_DAY || day >= END_DAY) return false;
  if (validDates.size >= MAX_CACHED) validDates.clear();
  validDates.add(day);
  return true;
}

const isStoredInstant = (instant: number): boolean =>
  Number.isInteger(instant) && instant >= FIRST_INSTANT && instant < END_INSTANT;

export const StoredDay = z.string().check(z.refine(isStoredDay, 'Write a date of the years 1900 to 2199.'));

export const StoredMonth = z
  .string()
  .check(z.refine((month) => isStoredDay(`${month}-01`), 'Write a month of the years 1900 to 2199.'));

export const StoredInstant = z
  .number()
  .check(
    z.refine(isStoredInstant, 'Write an instant of the years 1990 to 2199, in milliseconds since 1970.'),
  );
