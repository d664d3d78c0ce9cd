import { type BankDate, weekday } from '#contract/domain/dates';
import { formatDate } from '#web/lib/format/dates.ts';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

export const weekdayName = (date: BankDate): string => WEEKDAYS[weekday(date)] ?? '';

/** 'vie 27 nov 2026' */
export const formatWeekday = (date: BankDate): string =>
  `${weekdayName(date).slice(0, 3)} ${formatDate(date)}`;
