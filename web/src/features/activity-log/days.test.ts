import { expect, test } from 'vitest';
import type { Activity } from '#contract/activity-log';
import { dayName, daysOf } from './days';

const activityAt = (date: string): Activity => ({
  date,
  type: 'SIGN_IN',
  description: 'Iniciaste sesión',
  status: 'DONE',
  channel: 'WEB',
});

test('groups by day in Mexico City, whatever the offset', () => {
  const rows = ['2026-11-24T05:30:00+00:00', '2026-11-23T23:00:00-06:00', '2026-11-23T05:59:00Z'].map(
    activityAt,
  );
  expect(daysOf(rows).map(({ date, rows: dayRows }) => [date, dayRows.length])).toEqual([
    ['2026-11-23', 2],
    ['2026-11-22', 1],
  ]);
  expect(daysOf([])).toEqual([]);
});

test.each([
  ['2026-12-01', 'Hoy'],
  ['2026-11-30', 'Ayer'],
  ['2026-11-29', undefined],
])('%s has the label %s', (date, name) => {
  expect(dayName(date, '2026-12-01')).toBe(name);
});
