import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  BANK_TIME_ZONE,
  BankDate,
  bankDate,
  bankInstant,
  bankTime,
  isWeekend,
  nextBusinessDay,
  weekday,
} from './dates';

const parseInstant = (iso: string) => Date.parse(iso);

describe.each(['America/Mexico_City', 'Asia/Tokyo', 'UTC', 'America/Tijuana'])(
  'on a device in %s',
  (zone) => {
    test.each([
      ['2026-11-24T05:59:59Z', '2026-11-23', '23:59:59', '2026-11-23T23:59:59-06:00'],
      ['2026-11-24T06:00:00Z', '2026-11-24', '00:00:00', '2026-11-24T00:00:00-06:00'],
      // Mexico abolished daylight saving time in October 2022.
      ['2022-07-01T12:00:00Z', '2022-07-01', '07:00:00', '2022-07-01T07:00:00-05:00'],
      ['2026-07-01T12:00:00Z', '2026-07-01', '06:00:00', '2026-07-01T06:00:00-06:00'],
    ])('%s is %s in Mexico City', (instant, date, time, withOffset) => {
      process.env.TZ = zone;
      expect([
        bankDate(parseInstant(instant)),
        bankTime(parseInstant(instant)),
        bankInstant(parseInstant(instant)),
      ]).toEqual([date, time, withOffset]);
      expect(parseInstant(withOffset)).toBe(parseInstant(instant));
    });
  },
);

test('bank times ignore daylight saving time that outdated time zone data still has', () => {
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  Object.defineProperty(prototype, 'format', { configurable: true, get: () => () => '2027-07-14 00:00:00' });
  try {
    expect(bankInstant(parseInstant('2027-07-14T05:20:00Z'))).toBe('2027-07-13T23:20:00-06:00');
    expect(bankDate(parseInstant('2027-07-14T05:20:00Z'))).toBe('2027-07-13');
  } finally {
    Object.defineProperty(prototype, 'format', format);
  }
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-23', 180, '2027-05-22'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s plus %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ['2026-11-20', '2026-11-23', 'Friday to Monday'],
  ['2026-11-21', '2026-11-23', 'Saturday to Monday'],
  ['2026-11-23', '2026-11-24', 'Monday to Tuesday'],
  ['2026-11-13', '2026-11-17', 'over a holiday on Monday'],
  ['2026-12-24', '2026-12-28', 'over Christmas and a weekend'],
])('the business day after %s is %s: %s', (date, expected) => {
  expect(nextBusinessDay(date, new Set(['2026-11-16', '2026-12-25']))).toBe(expected);
});

test.each([
  ['2026-11-21', 6, true],
  ['2026-11-22', 0, true],
  ['2026-11-23', 1, false],
])('%s is day %i of the week; weekend: %s', (date, day, weekend) => {
  expect([weekday(date), isWeekend(date)]).toEqual([day, weekend]);
});

test.each(['2026-02-30', '2026-13-01', '23/11/2026', '2026-1-1', '', '2026-11-23T00:00'])(
  '%j is not a date',
  (text) => {
    expect(BankDate.safeParse(text).success).toBe(false);
  },
);

/** Node's Intl, with current time zone data, is the reference. */
const referenceFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BANK_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

test('dates and times equal those of Intl, also around clock changes', () => {
  const instants = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2100, 0, 1) });
  // Clock changes at 02:00: April and October 2020, October 2022 (the last).
  const clockChanges = [Date.UTC(2020, 3, 5, 8), Date.UTC(2020, 9, 25, 7), Date.UTC(2022, 9, 30, 7)];
  const nearClockChange = fc
    .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -7_200_000, max: 7_200_000 }))
    .map(([change, ms]) => change + ms);
  fc.assert(
    fc.property(fc.oneof(instants, nearClockChange), (instant) => {
      const [date, time] = referenceFormat.format(instant).split(' ');
      expect([bankDate(instant), bankTime(instant)]).toEqual([date, time]);
      expect(bankInstant(instant)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[5-8]:00$/);
      expect(bankInstant(instant).startsWith(`${date}T${time}`)).toBe(true);
      expect(Date.parse(bankInstant(instant))).toBe(Math.floor(instant / 1000) * 1000);
    }),
    { numRuns: 2_000 },
  );
});
