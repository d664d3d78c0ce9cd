import { addDays, BankDate } from '#contract/domain/dates';
import { addMonths, firstOf, monthOf, sameDay } from '#web/components/forms/calendar.ts';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import type { DateRange } from './source';

/** Presets; 'dates' is a custom range. */
export const periods = [
  { value: 'last-10-days', label: 'Últimos 10 días' },
  { value: 'this-month', label: 'Este mes' },
  { value: 'last-month', label: 'Mes anterior' },
  { value: 'last-3-months', label: 'Últimos 3 meses' },
  { value: 'last-year', label: 'Último año' },
  { value: 'dates', label: 'Elegir fechas' },
] as const;

export type Period = (typeof periods)[number]['value'];

const DEFAULT_PERIOD_DAYS = 10;

const ranges: Record<Exclude<Period, 'dates'>, (today: BankDate) => DateRange> = {
  'last-10-days': (today) => ({ from_date: addDays(today, -DEFAULT_PERIOD_DAYS), to_date: today }),
  'this-month': (today) => ({ from_date: firstOf(monthOf(today)), to_date: today }),
  'last-month': (today) => {
    const to_date = addDays(firstOf(monthOf(today)), -1);
    return { from_date: firstOf(monthOf(to_date)), to_date };
  },
  'last-3-months': (today) => ({ from_date: sameDay(today, addMonths(monthOf(today), -3)), to_date: today }),
  'last-year': (today) => ({ from_date: sameDay(today, addMonths(monthOf(today), -12)), to_date: today }),
};

export const LONGEST_PERIOD = 'last-year';

export const rangeOf = (period: Exclude<Period, 'dates'>, today: BankDate): DateRange =>
  ranges[period](today);

export const checkRange = (range: DateRange, today: BankDate): FieldErrors<DateRange> => ({
  ...(!BankDate.safeParse(range.from_date).success && { from_date: 'Elige la fecha inicial.' }),
  ...(BankDate.safeParse(range.to_date).success
    ? endErrors(range, today)
    : { to_date: 'Elige la fecha final.' }),
});

function endErrors({ from_date, to_date }: DateRange, today: BankDate): FieldErrors<DateRange> {
  if (to_date > today) return { to_date: 'Elige una fecha de hoy o anterior.' };
  return to_date < from_date ? { to_date: 'Elige una fecha igual o posterior a la inicial.' } : {};
}

export const parsePeriod = (name: string | null): Period =>
  periods.find(({ value }) => value === name)?.value ?? 'last-10-days';

/** Returns the period in the URL, or the default for invalid values. */
export function periodOf(
  searchParams: URLSearchParams,
  today: BankDate,
): { period: Period; range: DateRange } {
  const requested = searchParams.get('period');
  if (requested === 'dates') {
    const range = {
      from_date: searchParams.get('from_date') ?? '',
      to_date: searchParams.get('to_date') ?? '',
    };
    if (Object.keys(checkRange(range, today)).length === 0) return { period: requested, range };
  }
  const period = parsePeriod(requested);
  const preset = period === 'dates' ? 'last-10-days' : period;
  return { period: preset, range: ranges[preset](today) };
}

/** Returns the URL parameters of a period. The default is omitted unless `inFull`. */
export function periodParams(period: Period, range: DateRange, inFull: boolean): Record<string, string> {
  if (period === 'dates') return { period, ...range };
  return period === 'last-10-days' && !inFull ? {} : { period };
}
