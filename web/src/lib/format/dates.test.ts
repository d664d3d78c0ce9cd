import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatMobileReceipt,
  formatMonth,
  formatRange,
  formatTime,
} from './dates';

describe('dates and times', () => {
  it.each([
    ['2026-01-31', '31 ene 2026'],
    ['2026-08-02', '02 ago 2026'],
    ['2026-09-05', '05 sep 2026'],
    ['2026-12-01', '01 dic 2026'],
  ])('%s is formatted as %s', (date, text) => expect(formatDate(date)).toBe(text));

  it.each([
    ['2026-11-13', '2026-11-23', '13 a 23 nov 2026'],
    ['2026-08-28', '2026-09-05', '28 ago a 05 sep 2026'],
    ['2026-12-28', '2027-01-05', '28 dic 2026 a 05 ene 2027'],
  ])('%s to %s is formatted as %s', (from, to, text) => expect(formatRange(from, to)).toBe(text));

  it('formats a month in full', () => expect(formatMonth('2026-09-05')).toBe('septiembre 2026'));

  it.each([
    ['2026-11-18T20:14:00-06:00', '20:14 horas'],
    ['2026-11-19T02:14:00Z', '20:14 horas'],
    ['2026-11-18T00:00:00-06:00', '00:00 horas'],
  ])('%s is %s in Mexico City', (instant, text) => expect(formatTime(instant)).toBe(text));

  it('uses the date in Mexico City', () =>
    expect(formatDateTime('2026-11-19T02:14:00Z')).toBe('18 nov 2026, 20:14 horas'));

  it('shows a top-up with its date and time', () =>
    expect(formatMobileReceipt('2026-09-05T14:05:00-06:00')).toBe('05 sep 2026 14:05 horas'));
});
