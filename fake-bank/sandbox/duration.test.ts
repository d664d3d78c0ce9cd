import { describe, expect, test } from 'vitest';
import { clockErrors } from '#contract/domain/clock';
import { bankInstant } from '#contract/domain/dates';
import { MONDAY_MORNING, openBank } from '../testing/bank-under-test';
import { addDuration } from './duration';

const addTo = (now: string, duration: string) => bankInstant(addDuration(Date.parse(now), duration));

describe('durations in Mexico City time', () => {
  test.each([
    ['PT30M', '2026-11-23T10:00:00-06:00'],
    ['PT0S', MONDAY_MORNING],
    ['P1D', '2026-11-24T09:30:00-06:00'],
    ['P1W', '2026-11-30T09:30:00-06:00'],
    ['P1M', '2026-12-23T09:30:00-06:00'],
    ['P1Y', '2027-11-23T09:30:00-06:00'],
    ['P1Y2M10DT2H', '2028-02-02T11:30:00-06:00'],
    ['P1DT2H3M4S', '2026-11-24T11:33:04-06:00'],
    ['PT26H', '2026-11-24T11:30:00-06:00'],
    ['P40Y', '2066-11-23T09:30:00-06:00'],
  ])('adds %s', (duration, later) => expect(addTo(MONDAY_MORNING, duration)).toBe(later));

  test.each([
    ['2027-01-31T09:30:00-06:00', 'P1M', '2027-02-28T09:30:00-06:00'],
    ['2028-01-31T09:30:00-06:00', 'P1M', '2028-02-29T09:30:00-06:00'],
    ['2028-02-29T00:00:00-06:00', 'P1Y', '2029-02-28T00:00:00-06:00'],
    // The last evening of January is already February in UTC.
    ['2027-01-31T23:59:59-06:00', 'P1M', '2027-02-28T23:59:59-06:00'],
    ['2027-01-31T09:30:00-06:00', 'P1M1D', '2027-03-01T09:30:00-06:00'],
  ])('%s plus %s is %s', (now, duration, later) => expect(addTo(now, duration)).toBe(later));

  test('accepts half a second', () => {
    for (const duration of ['PT0.5S', 'PT0,5S']) expect(addDuration(0, duration)).toBe(500);
  });
});

describe('the clock of a bank', () => {
  test('advances by a month', async () => {
    const bank = await openBank('2027-01-31T09:30:00-06:00');
    const { body } = await bank.advance('P1M');
    expect(body).toMatchObject({ now: '2027-02-28T09:30:00-06:00', mode: 'frozen' });
  });

  const WRONG = clockErrors.duration;
  const BACK = clockErrors.back;
  const FAR = 'A call moves the clock forward by at most 40 years.';
  test.each<[string | number, string]>([
    ['P', WRONG],
    ['PT', WRONG],
    ['1 day', WRONG],
    ['', WRONG],
    [30, WRONG],
    ['2026-11-30', WRONG],
    ['-P1D', BACK],
    ['P-1D', BACK],
    ['PT1H-30M', BACK],
    ['P41Y', FAR],
    ['P99999999D', FAR],
    [`P${'9'.repeat(400)}D`, FAR],
  ])('rejects the duration %j and stays where it is', async (duration, description) => {
    const bank = await openBank();
    const answer = await bank.send('post', '/__bank/clock/advance', { duration }).expect(400);
    expect(answer.body.notifications).toEqual([
      { code: '0000', category: 'FIELDS', field: 'duration', description },
    ]);
    expect(bank.bank.now).toBe(Date.parse(MONDAY_MORNING));
  });

  test.each([
    ['post', '/__bank/clock/advance', { duration: 'P39Y' }, 'duration'],
    ['put', '/__bank/clock', { mode: 'frozen', now: '9999-12-31T23:59:59-06:00' }, 'now'],
    ['put', '/__bank/clock', { mode: 'shifted', now: '2023-12-31T23:59:59-06:00' }, 'now'],
    ['post', '/__bank/banks', { now: '2100-01-01T00:00:00-06:00' }, 'now'],
  ] as const)('%s %s %j outside the supported years is rejected', async (method, path, body, field) => {
    const bank = await openBank('2061-01-01T09:30:00-06:00');
    const before = bank.bank.now;
    const answer = await bank.send(method, path, body).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({
      field,
      description: 'The clock of a bank goes from 1 January 2024 to 31 December 2099.',
    });
    expect(bank.bank.now).toBe(before);
  });
});
