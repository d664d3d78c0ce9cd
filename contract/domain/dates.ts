import * as z from 'zod/mini';

/** The bank lives in Mexico City, whatever the device says. */
export const BANK_TIME_ZONE = 'America/Mexico_City';

/** A day in Mexico City, `YYYY-MM-DD`. Days compare as text. */
export type BankDate = string;

const DAY_MS = 86_400_000;
const isoTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BANK_TIME_ZONE,
  timeStyle: 'medium',
  dateStyle: 'short',
});

const utc = (date: BankDate) => Date.parse(`${date}T00:00:00Z`);

/** More than the days of a century. */
const MOST_DAYS = 40_000;
const dayNumbers = new Map<BankDate, number>();
const datesByNumber = new Map<number, BankDate>();

/** Returns the days since 1970. A year of movements asks for the same few hundred days over and over. */
function dayNumber(date: BankDate): number {
  const known = dayNumbers.get(date);
  if (known !== undefined) return known;
  const number = utc(date) / DAY_MS;
  if (dayNumbers.size >= MOST_DAYS) dayNumbers.clear();
  dayNumbers.set(date, number);
  return number;
}

/** Returns the date of a number of days since 1970; throws a RangeError if there is none. */
function dateOf(number: number): BankDate {
  const known = datesByNumber.get(number);
  if (known !== undefined) return known;
  const date = new Date(number * DAY_MS).toISOString().slice(0, 10);
  if (datesByNumber.size >= MOST_DAYS) datesByNumber.clear();
  datesByNumber.set(number, date);
  return date;
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isRealDate = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) &&
  // The 30th of February is read as the 2nd of March.
  new Date(utc(date)).getUTCDate() === Number(date.slice(8));

export const BankDate = z.string().check(z.refine(isRealDate, 'Escribe una fecha válida'));

/** An instant with its offset: `2026-11-23T09:30:00-06:00`. */
export const Instant = z.iso.datetime({ offset: true });

/** Clocks are set forward and back as an hour ends, and Intl takes its time to know where they stand. */
const HOUR_MS = 3_600_000;
/** More than a year has. */
const MOST_HOURS = 10_000;
const offsets = new Map<number, Offset>();

/** How far clocks are ahead of UTC, in milliseconds and as it is written: `-06:00`. */
type Offset = { ms: number; text: string };

/** Mexico abolished summer time on 30 October 2022. Some browsers have older time zone data, so they are not asked. */
const OFFSET: Offset = { ms: -6 * HOUR_MS, text: '-06:00' };
const FIXED_SINCE = Date.parse('2022-10-30T07:00:00Z');

/** Mexico City's at an instant. */
function offsetAt(instant: number): Offset {
  if (instant >= FIXED_SINCE) return OFFSET;
  const hour = Math.floor(instant / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const begins = hour * HOUR_MS;
  const local = Date.parse(`${isoTime.format(begins).replace(' ', 'T')}Z`);
  const minutes = Math.round((local - begins) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const offset = { ms: minutes * 60_000, text: `${minutes < 0 ? '-' : '+'}${hours}:${rest}` };
  if (offsets.size >= MOST_HOURS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

/** `YYYY-MM-DDTHH:mm:ss` on the clocks of Mexico City. */
const localTime = (instant: number): string =>
  new Date(instant + offsetAt(instant).ms).toISOString().slice(0, 19);

/** The day of an instant (milliseconds since 1970) in Mexico City. */
export const bankDate = (instant: number): BankDate =>
  dateOf(Math.floor((instant + offsetAt(instant).ms) / DAY_MS));

/** Local time of an instant in Mexico City, `HH:mm:ss`. */
export const bankTime = (instant: number): string => localTime(instant).slice(11);

/** An instant in ISO 8601 with Mexico City's offset, to the second. */
export const bankInstant = (instant: number): string => `${localTime(instant)}${offsetAt(instant).text}`;

/** How many days lie between two dates, the first of them included. */
export const daysBetween = (from: BankDate, to: BankDate): number => dayNumber(to) - dayNumber(from);

export const addDays = (date: BankDate, days: number): BankDate => dateOf(dayNumber(date) + days);

/** A table, since the names that Intl gives change from one version to another ('sept'). */
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** A day as people read it: `05 sep 2026`. */
export function formatDate(date: BankDate): string {
  const [year, month, day] = date.split('-');
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** '2026-11-18T20:14:00-06:00' → '20:14 horas', in Mexico City whatever the device's zone is. */
export const formatTime = (instant: string): string => `${bankTime(Date.parse(instant)).slice(0, 5)} horas`;

/** '2026-11-18T20:14:00-06:00' → '18 nov 2026, 20:14 horas'. */
export const formatDateTime = (instant: string): string =>
  `${formatDate(bankDate(Date.parse(instant)))}, ${formatTime(instant)}`;

/** Under the heading of a receipt: '18 nov 2026, 20:14 horas (Ciudad de México)'. */
export const formatMoment = (instant: string): string => `${formatDateTime(instant)} (Ciudad de México)`;

/** 0 Sunday … 6 Saturday. */
export const weekday = (date: BankDate): number => new Date(utc(date)).getUTCDay();

export const isWeekend = (date: BankDate): boolean => weekday(date) % 6 === 0;

/** The next day that is neither Saturday, Sunday nor one of `holidays`. */
export function nextBusinessDay(date: BankDate, holidays: ReadonlySet<BankDate>): BankDate {
  let next = addDays(date, 1);
  while (isWeekend(next) || holidays.has(next)) next = addDays(next, 1);
  return next;
}
