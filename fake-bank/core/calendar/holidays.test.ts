import { describe, expect, it } from 'vitest';
import {
  bankDayAfter,
  bankDayFrom,
  bankDayUntil,
  bankHolidays,
  holidaysBetween,
  isBankDay,
  nextBankDay,
} from './holidays';

/** The CNBV published the holidays of 2025 and 2026; the other years follow its rule. */
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
  it.each(Object.entries(published))('lists the holidays of %s', (year, days) => {
    const dates = bankHolidays(Number(year)).map(({ date }) => date);
    expect(dates).toEqual(days.split(' ').map((monthAndDay) => `${year}-${monthAndDay}`));
  });

  it('have Spanish names', () => {
    expect(bankHolidays(2030).map(({ name }) => name)).toEqual([
      'Año Nuevo',
      'Día de la Constitución',
      'Natalicio de Benito Juárez',
      'Jueves Santo',
      'Viernes Santo',
      'Día del Trabajo',
      'Día de la Independencia',
      'Transmisión del Poder Ejecutivo Federal',
      'Día de Muertos',
      'Día de la Revolución',
      'Día del Empleado Bancario',
      'Navidad',
    ]);
  });

  it.each([
    [2018, false],
    [2024, true],
    [2025, false],
    [2030, true],
  ])('includes the presidential inauguration on 1 October since 2024: in %i %s', (year, closes) => {
    expect(bankHolidays(year).some(({ date }) => date === `${year}-10-01`)).toBe(closes);
  });

  // Earliest and latest possible Easter, and years of other centuries.
  it.each([
    ['1818-03-22', '1818-03-20'],
    ['1943-04-25', '1943-04-23'],
    ['1954-04-18', '1954-04-16'],
    ['1981-04-19', '1981-04-17'],
    ['2000-04-23', '2000-04-21'],
    ['2038-04-25', '2038-04-23'],
    ['2049-04-18', '2049-04-16'],
    ['2076-04-19', '2076-04-17'],
    ['2100-03-28', '2100-03-26'],
    ['2285-03-22', '2285-03-20'],
  ])('with Easter on %s, Good Friday is %s', (easter, friday) => {
    const goodFriday = bankHolidays(Number(easter.slice(0, 4))).find(({ name }) => name === 'Viernes Santo');
    expect(goodFriday?.date).toBe(friday);
  });

  it.each([
    ['including both ends', '2026-11-02', '2026-11-16', ['2026-11-02', '2026-11-16']],
    ['across years', '2026-12-13', '2027-01-31', ['2026-12-25', '2027-01-01']],
    ['no holidays in between', '2026-06-01', '2026-08-31', []],
    ['end before start', '2026-12-31', '2026-01-01', []],
    ['end years before the start', '2030-01-01', '2026-01-01', []],
  ])('lists holidays between two dates: %s', (_, start, end, dates) => {
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
    ['2025-12-01', true, 'no longer the inauguration day'],
  ])('%s is a bank day: %s (%s)', (date, open) => {
    expect(isBankDay(date)).toBe(open);
  });

  it.each([
    ['2026-11-19', '2026-11-20'],
    ['2026-11-13', '2026-11-17'],
    ['2026-04-01', '2026-04-06'],
    ['2026-12-31', '2027-01-04'],
  ])('the bank day after %s is %s', (date, next) => {
    expect(nextBankDay(date)).toBe(next);
  });

  it.each([
    ['2026-11-13', 0, '2026-11-13'],
    ['2026-11-13', 1, '2026-11-17'],
    ['2026-11-13', 5, '2026-11-23'],
    ['2026-11-14', 1, '2026-11-17'],
  ])('counted from %s, bank day %d is %s', (date, days, later) => {
    expect(bankDayAfter(date, days)).toBe(later);
  });

  it.each([
    ['2026-11-13', '2026-11-13', '2026-11-13'],
    ['2026-11-14', '2026-11-17', '2026-11-13'],
    ['2026-11-16', '2026-11-17', '2026-11-13'],
    ['2027-01-01', '2027-01-04', '2026-12-31'],
  ])(
    'for %s, the next bank day or the day itself is %s, the last one or the day itself %s',
    (date, next, last) => {
      expect([bankDayFrom(date), bankDayUntil(date)]).toEqual([next, last]);
    },
  );
});
