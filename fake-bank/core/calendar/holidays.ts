/** Bank holidays of the CNBV (published each December). Fixed dates do not move from weekends. */
import { addDays, type BankDate, weekday } from '#contract/domain/dates';
import { isBankDay as isBankDayOf } from '#contract/rules/scheduling';

export type Holiday = { date: BankDate; name: string };

const MONDAY = 1;

const pad = (part: number) => String(part).padStart(2, '0');
const day = (year: number, month: number, dayOfMonth: number): BankDate =>
  `${String(year).padStart(4, '0')}-${pad(month)}-${pad(dayOfMonth)}`;

const nthMonday = (year: number, month: number, nth: number): BankDate => {
  const first = day(year, month, 1);
  return addDays(first, ((MONDAY - weekday(first) + 7) % 7) + (nth - 1) * 7);
};

/** Gregorian Easter Sunday (Meeus/Jones/Butcher algorithm). */
function easter(year: number): BankDate {
  const moon = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * moon + century - Math.floor(century / 4) - correction + 15) % 30;
  const sunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((moon + 11 * epact + 22 * sunday) / 451);
  const position = epact + sunday - 7 * shift + 114;
  return day(year, Math.floor(position / 31), (position % 31) + 1);
}

const isInaugurationYear = (year: number) => year >= 2024 && (year - 2024) % 6 === 0;

function compute(year: number): readonly Holiday[] {
  const easterSunday = easter(year);
  const holidays: Holiday[] = [
    { date: day(year, 1, 1), name: 'Año Nuevo' },
    { date: nthMonday(year, 2, 1), name: 'Día de la Constitución' },
    { date: nthMonday(year, 3, 3), name: 'Natalicio de Benito Juárez' },
    { date: addDays(easterSunday, -3), name: 'Jueves Santo' },
    { date: addDays(easterSunday, -2), name: 'Viernes Santo' },
    { date: day(year, 5, 1), name: 'Día del Trabajo' },
    { date: day(year, 9, 16), name: 'Día de la Independencia' },
    { date: day(year, 11, 2), name: 'Día de Muertos' },
    { date: nthMonday(year, 11, 3), name: 'Día de la Revolución' },
    { date: day(year, 12, 12), name: 'Día del Empleado Bancario' },
    { date: day(year, 12, 25), name: 'Navidad' },
  ];
  if (isInaugurationYear(year)) {
    holidays.push({ date: day(year, 10, 1), name: 'Transmisión del Poder Ejecutivo Federal' });
  }
  return holidays.sort((a, b) => (a.date < b.date ? -1 : 1));
}

const byYear = new Map<number, readonly Holiday[]>();

export function bankHolidays(year: number): readonly Holiday[] {
  const cached = byYear.get(year);
  if (cached) return cached;
  const holidays = compute(year);
  byYear.set(year, holidays);
  return holidays;
}

const yearOf = (date: BankDate) => Number(date.slice(0, 4));

export function holidaysBetween(start: BankDate, end: BankDate): Holiday[] {
  const years = Array.from(
    { length: Math.max(0, yearOf(end) - yearOf(start) + 1) },
    (_, i) => yearOf(start) + i,
  );
  return years.flatMap(bankHolidays).filter(({ date }) => date >= start && date <= end);
}

export const isBankHoliday = (date: BankDate): boolean =>
  bankHolidays(yearOf(date)).some((holiday) => holiday.date === date);

export const isBankDay = (date: BankDate): boolean => isBankDayOf(date, isBankHoliday);

export function nextBankDay(date: BankDate): BankDate {
  let next = addDays(date, 1);
  while (!isBankDay(next)) next = addDays(next, 1);
  return next;
}

export function bankDayAfter(date: BankDate, days: number): BankDate {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = nextBankDay(day);
  return day;
}

export const bankDayFrom = (date: BankDate): BankDate => (isBankDay(date) ? date : nextBankDay(date));

export function bankDayUntil(date: BankDate): BankDate {
  let day = date;
  while (!isBankDay(day)) day = addDays(day, -1);
  return day;
}
