import { expect, test } from 'vitest';
import { shortDate } from '#web/lib/format/dates.ts';
import { formatWeekday, weekdayName } from './days';

test.each([
  ['2026-11-21', 'sábado', 'sáb 21 nov 2026', '21 nov'],
  ['2026-11-25', 'miércoles', 'mié 25 nov 2026', '25 nov'],
  ['2026-09-06', 'domingo', 'dom 06 sep 2026', '06 sep'],
])('formats %s', (date, name, weekdayText, dayText) => {
  expect([weekdayName(date), formatWeekday(date), shortDate(date)]).toEqual([name, weekdayText, dayText]);
});
