import * as z from 'zod/mini';

/** Independent of the device's time zone. */
export const BANK_TIME_ZONE = 'America/Mexico_City';

/** Day in Mexico City, `YYYY-MM-DD`. Sorts as text. */
export type BankDate = string;

const DAY_MS = 86_400_000;
const isoTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BANK_TIME_ZONE,
  timeStyle: 'medium',
  dateStyle: 'short',
});

const utc = (date: BankDate) => Date.parse(`${date}T00:00:00Z`);

const MAX_CACHED_DAYS = 40_000;
const dayNumbers = new Map<BankDate, number>();
const datesByNumber = new Map<number, BankDate>();

/** Returns the days since 1970. Memoized: a year of movements repeats a few hundred dates. */
function dayNumber(date: BankDate): number {
  const cachedNumber = dayNumbers.get(date);
  if (cachedNumber !== undefined) return cachedNumber;
  const number = utc(date) / DAY_MS;
  if (dayNumbers.size >= MAX_CACHED_DAYS) dayNumbers.clear();
  dayNumbers.set(date, number);
  return number;
}

/** Returns the date of a number of days since 1970. Throws a RangeError if it is out of range. */
function dateOf(number: number): BankDate {
  const cachedDate = datesByNumber.get(number);
  if (cachedDate !== undefined) return cachedDate;
  const date = new Date(number * DAY_MS).toISOString().slice(0, 10);
  if (datesByNumber.size >= MAX_CACHED_DAYS) datesByNumber.clear();
  datesByNumber.set(number, date);
  return date;
}

export const isRealDate = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) &&
  // Date parses 30 February as 2 March.
  new Date(utc(date)).getUTCDate() === Number(date.slice(8));

export const BankDate = z.string().check(z.refine(isRealDate, 'Escribe una fecha válida.'));

/** `2026-11-23T09:30:00-06:00` */
export const Instant = z.iso.datetime({ offset: true });

/** Offsets change on full hours, so they are cached by hour: Intl is slow. */
const HOUR_MS = 3_600_000;
const MAX_CACHED_HOURS = 10_000;
const offsets = new Map<number, Offset>();

type Offset = { ms: number; text: string };

/** Mexico abolished daylight saving time on 30 October 2022; some browsers have older time zone data. */
const OFFSET: Offset = { ms: -6 * HOUR_MS, text: '-06:00' };
const FIXED_SINCE = Date.parse('2022-10-30T07:00:00Z');

function offsetAt(instant: number): Offset {
  if (instant >= FIXED_SINCE) return OFFSET;
  const hour = Math.floor(instant / HOUR_MS);
  const cachedOffset = offsets.get(hour);
  if (cachedOffset !== undefined) return cachedOffset;
  const startOfHour = hour * HOUR_MS;
  const local = Date.parse(`${isoTime.format(startOfHour).replace(' ', 'T')}Z`);
  const minutes = Math.round((local - startOfHour) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const offset = { ms: minutes * 60_000, text: `${minutes < 0 ? '-' : '+'}${hours}:${rest}` };
  if (offsets.size >= MAX_CACHED_HOURS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

const localTime = (instant: number): string =>
  new Date(instant + offsetAt(instant).ms).toISOString().slice(0, 19);

export const bankDate = (instant: number): BankDate =>
  dateOf(Math.floor((instant + offsetAt(instant).ms) / DAY_MS));

export const bankTime = (instant: number): string => localTime(instant).slice(11);

export const bankInstant = (instant: number): string => `${localTime(instant)}${offsetAt(instant).text}`;

/** Returns the days between two dates, the first one included. */
export const daysBetween = (from: BankDate, to: BankDate): number => dayNumber(to) - dayNumber(from);

export const addDays = (date: BankDate, days: number): BankDate => dateOf(dayNumber(date) + days);

/** A table, because Intl's abbreviations differ between versions ('sept'). */
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** '05 sep 2026' */
export function formatDate(date: BankDate): string {
  const [year, month, day] = date.split('-');
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** '20:14 horas' in Mexico City. */
export const formatTime = (instant: string): string => `${bankTime(Date.parse(instant)).slice(0, 5)} horas`;

/** '18 nov 2026, 20:14 horas'. */
export const formatDateTime = (instant: string): string =>
  `${formatDate(bankDate(Date.parse(instant)))}, ${formatTime(instant)}`;

export const formatMoment = (instant: string): string => `${formatDateTime(instant)} (Ciudad de México)`;

/** 0 Sunday … 6 Saturday. */
export const weekday = (date: BankDate): number => new Date(utc(date)).getUTCDay();

export const isWeekend = (date: BankDate): boolean => weekday(date) % 6 === 0;

export function nextBusinessDay(date: BankDate, holidays: ReadonlySet<BankDate>): BankDate {
  let next = addDays(date, 1);
  while (isWeekend(next) || holidays.has(next)) next = addDays(next, 1);
  return next;
}
