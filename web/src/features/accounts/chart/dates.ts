import { type BankDate, daysBetween } from '#contract/domain/dates';
import { formatDate } from '#web/lib/format/dates.ts';
import { endsOf, type Points, placeOf } from './scale';

/** Label of the date axis at `place` per cent. `year` is hidden on narrow charts. */
export type DateLabel = { name: string; year?: string; place: number };

/** Longer ranges are labeled by month, except the last day. */
const MAX_DAYS_WITH_DAY_LABELS = 100;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

const parts = (date: BankDate): string[] => formatDate(date).split(' ');
const dayOf = (date: BankDate): string => parts(date).slice(0, 2).join(' ');
const monthOf = (date: BankDate): string => parts(date).slice(1, 2).join('');
const yearOf = (date: BankDate): string => date.slice(0, 4);

/** Returns labels for the first and last day and up to three between. */
export function labelDates(points: Points): DateLabel[] {
  const { first, last } = endsOf(points);
  const isLong = daysBetween(first.date, last.date) > MAX_DAYS_WITH_DAY_LABELS;
  const quarterPoints = QUARTERS.map((share) => points[Math.round(share * (points.length - 1))] ?? last);
  const names: DateLabel[] = quarterPoints.map(({ date }, index) => {
    if (index === 0 && isLong) return { name: monthOf(date), year: yearOf(date), place: 0 };
    const name = isLong && index < QUARTERS.length - 1 ? monthOf(date) : dayOf(date);
    return { name, place: placeOf(date, points) };
  });
  return names.filter(({ place }, index) => place !== names[index - 1]?.place);
}
