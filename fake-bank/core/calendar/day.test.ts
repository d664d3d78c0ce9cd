import { expect, test } from 'vitest';
import { atHour, atTime, opensAt, startOfDay } from './day';

const iso = (instant: number) => new Date(instant).toISOString();

test.each([
  ['2026-11-23', '2026-11-23T06:00:00.000Z'],
  ['2024-02-29', '2024-02-29T06:00:00.000Z'],
  // Mexico City had daylight saving time until 2022.
  ['2022-07-01', '2022-07-01T05:00:00.000Z'],
])('%s begins in Mexico City at %s', (date, instant) => expect(iso(startOfDay(date))).toBe(instant));

test('atHour and atTime count from the start of the day', () => {
  expect(iso(atHour('2026-11-23', 7))).toBe('2026-11-23T13:00:00.000Z');
  expect(iso(atTime('2026-11-23', '09:30'))).toBe('2026-11-23T15:30:00.000Z');
  expect(iso(atTime('2026-11-23', '00:05'))).toBe('2026-11-23T06:05:00.000Z');
});

test('opensAt returns the opening time of the service', () => {
  expect(opensAt('2026-11-23', 'bill-payments')).toBe(atTime('2026-11-23', '06:00'));
  expect(opensAt('2026-11-23', 'investments')).toBe(atTime('2026-11-23', '07:00'));
});
