import { describe, expect, it } from 'vitest';
import { bankHolidays, holidaysBetween, isBankDay, nextBankDay } from './holidays';

/** As published by the CNBV for 2025 and 2026, by its rule for the rest. */
const published: Record<number, string> = {
  2024: '01-01 02-05 03-18 03-28 03-29 05-01 09-16 10-01 11-02 11-18 12-12 12-25',
  2025: '01-01 02-03 03-17 04-17 04-18 05-01 09-16 11-02 11-17 12-12 12-25',
  2026: '01-01 02-02 03-16 04-02 04-03 05-01 09-16 11-02 11-16 12-12 12-25',
  2027: '01-01 02-01 03-15 03-25 03-26 05-01 09-16 11-02 11-15 12-12 12-25',
  2028: '01-01 02-07 03-20 04-13 04-14 05-01 09-16 11-02 11-20 12-12 12-25',
  2029: '01-01 02-05 03-19 03-29 03-30 05-01 09-16 11-02 11-19 12-12 12-25',
  2030: '01-01 02-04 03-18 04-18 04-19 05-01 09-16 10-01 11-02 11-18 12-12 12-25',
};

describe('bank holidays', () => {
  it.each(Object.entries(published))('%s', (year, days) => {
    const dates = bankHolidays(Number(year)).map(({ date }) => date);
    expect(dates).toEqual(days.split(' ').map((monthAndDay) => `${year}-${monthAndDay}`));
  });

  it('names them', () => {
    expect(bankHolidays(2026).find(({ date }) => date === '2026-11-16')?.name).toBe('Día de la Revolución');
  });

  it.each([
    ['both ends included', '2026-11-02', '2026-11-16', ['2026-11-02', '2026-11-16']],
    ['across years', '2026-12-13', '2027-01-31', ['2026-12-25', '2027-01-01']],
    ['none in between', '2026-06-01', '2026-08-31', []],
    ['end before start', '2026-12-31', '2026-01-01', []],
    ['end years before start', '2030-01-01', '2026-01-01', []],
  ])('between two dates: %s', (_, start, end, dates) => {
    expect(holidaysBetween(start, end).map(({ date }) => date)).toEqual(dates);
  });
});

describe('bank days', () => {
  it.each([
    ['2026-11-20', true, 'Friday'],
    ['2026-11-21', false, 'Saturday'],
    ['2026-11-22', false, 'Sunday'],
    ['2026-11-16', false, 'holiday on a Monday'],
    ['2026-12-24', true, 'the day before Christmas'],
    ['2026-12-25', false, 'Christmas'],
    ['2025-12-01', true, 'no longer the day on which presidents take office'],
  ])('%s: %s (%s)', (date, open) => {
    expect(isBankDay(date)).toBe(open);
  });

  it.each([
    ['2026-11-19', '2026-11-20'],
    ['2026-11-13', '2026-11-17'],
    ['2026-04-01', '2026-04-06'],
    ['2026-12-31', '2027-01-04'],
  ])('after %s comes %s', (date, next) => {
    expect(nextBankDay(date)).toBe(next);
  });
});
