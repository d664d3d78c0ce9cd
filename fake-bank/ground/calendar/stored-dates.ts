/** Times as rows keep them. All are bounded, so that whatever is calculated from one comes to an end and has a date. */
import * as z from 'zod/mini';
import { isRealDate } from '#contract/shared/dates';
import { startOfDay } from './day';

/** Before the birth of any customer, and after the last thing that a bank on the last day of its clock agrees to. */
const FIRST_DAY = '1900-01-01';
const END_DAY = '2200-01-01';
/** Before anything that a bank on the first day of its clock remembers. */
const FIRST_INSTANT = startOfDay('1990-01-01');
const END_INSTANT = startOfDay(END_DAY);

/** More than the days of a century: those of a year of movements are asked for over and over. */
const MOST_KNOWN = 40_000;
const known = new Set<string>();

function isStoredDay(day: string): boolean {
  if (known.has(day)) return true;
  if (!isRealDate(day) || day < FIRST_DAY || day >= END_DAY) return false;
  if (known.size >= MOST_KNOWN) known.clear();
  known.add(day);
  return true;
}

const isStoredInstant = (instant: number): boolean =>
  Number.isInteger(instant) && instant >= FIRST_INSTANT && instant < END_INSTANT;

/** A day in Mexico City, `YYYY-MM-DD`. */
export const StoredDay = z
  .string()
  .check(z.refine(isStoredDay, 'Escribe una fecha válida, de los años 1900 a 2199.'));

/** A month, `YYYY-MM`. */
export const StoredMonth = z
  .string()
  .check(z.refine((month) => isStoredDay(`${month}-01`), 'Escribe un mes válido, de los años 1900 a 2199.'));

/** Milliseconds since 1970. */
export const StoredInstant = z
  .number()
  .check(
    z.refine(isStoredInstant, 'Escribe un instante de los años 1990 a 2199, en milisegundos desde 1970.'),
  );
