import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type BankDate, daysBetween, weekday } from '#contract/domain/dates';
import { Frequency } from '#contract/domain/recurrence';
import { isBankDay } from './holidays';
import { addMonths } from './months';
import {
  type Occurrence,
  occurrenceAfter,
  occurrenceFrom,
  type Recurrence,
  recurrenceOfSchedule,
} from './recurrence';

describe('next date of a recurrence', () => {
  test.each<[string, Frequency, string, string, string]>([
    ['weekly: the first date itself', 'WEEKLY', '2026-11-24', '2026-11-24', '2026-11-24'],
    ['weekly: the same weekday', 'WEEKLY', '2026-11-24', '2026-11-25', '2026-12-01'],
    ['weekly: across a year boundary', 'WEEKLY', '2026-12-29', '2026-12-30', '2027-01-05'],
    ['never before the first date', 'WEEKLY', '2026-12-29', '2026-11-24', '2026-12-29'],
    ['fortnightly: the 15th', 'BIWEEKLY', '2026-12-03', '2026-12-03', '2026-12-15'],
    ['fortnightly: the last day of the month', 'BIWEEKLY', '2026-12-03', '2026-12-16', '2026-12-31'],
    ['fortnightly: the last day of February', 'BIWEEKLY', '2026-12-03', '2027-02-16', '2027-02-28'],
    ['monthly: the day of the month', 'MONTHLY', '2026-11-24', '2026-11-25', '2026-12-24'],
    ['monthly: the 31st in a short month', 'MONTHLY', '2026-12-31', '2027-02-01', '2027-02-28'],
    ['monthly: the 31st in a leap year', 'MONTHLY', '2027-12-31', '2028-02-01', '2028-02-29'],
    ['monthly: the 31st again after a short month', 'MONTHLY', '2026-12-31', '2027-03-01', '2027-03-31'],
    ['monthly: the 30th does not become the 31st', 'MONTHLY', '2026-11-30', '2026-12-01', '2026-12-30'],
  ])('%s', (_, frequency, start, earliest, expected) => {
    expect(occurrenceFrom(recurrenceOfSchedule({ frequency, start }), earliest).day).toBe(expected);
  });
});

describe('recurrence on bank days', () => {
  const fifteenth = {
    ...recurrenceOfSchedule({ frequency: 'MONTHLY', start: '2026-01-15' }),
    onBankDays: true,
  };

  test.each([
    ['before a Sunday and a holiday', '2026-11-15', '2026-11-17'],
    ['on the holiday itself', '2026-11-16', '2026-11-17'],
    ['on the bank day after the holiday', '2026-11-17', '2026-11-17'],
    ['after the occurrence', '2026-11-18', '2026-12-15'],
    ['during Holy Week', '2028-04-14', '2028-04-17'],
  ])('%s', (_, earliest, day) => {
    expect(occurrenceFrom(fifteenth, earliest).day).toBe(day);
  });
});

/** First day of ten years with three leap years and two presidential inaugurations. */
const FIRST = '2024-01-01';
const anyDay = fc
  .integer({ min: 0, max: daysBetween(FIRST, '2033-12-31') })
  .map((days) => addDays(FIRST, days));
const anyRecurrence = fc
  .record({
    frequency: fc.constantFrom(...Frequency.options),
    start: anyDay,
    onBankDays: fc.boolean(),
    retries: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ onBankDays, retries, ...schedule }) => ({
    schedule,
    recurrence: { ...recurrenceOfSchedule(schedule), onBankDays, retries } satisfies Recurrence,
  }));

const isLastOfMonth = (day: BankDate) => addDays(day, 1).endsWith('-01');

const fits: Record<Frequency, (day: BankDate, start: BankDate) => boolean> = {
  WEEKLY: (day, start) => weekday(day) === weekday(start),
  BIWEEKLY: (day) => day.endsWith('-15') || isLastOfMonth(day),
  MONTHLY: (day, start) =>
    day.slice(8) === start.slice(8) || (isLastOfMonth(day) && day.slice(8) < start.slice(8)),
};

/** Returns consecutive occurrences without failures. */
function consecutiveOccurrences(recurrence: Recurrence, earliest: BankDate, count: number): Occurrence[] {
  const occurrences = [occurrenceFrom(recurrence, earliest)];
  for (let last = occurrences[0]; last && occurrences.length < count; last = occurrences.at(-1)) {
    occurrences.push(occurrenceAfter(recurrence, last, 'success'));
  }
  return occurrences;
}

describe('recurrences over ten years', () => {
  test('the next date is the first that fits in a day-by-day search', () => {
    fc.assert(
      fc.property(anyRecurrence, anyDay, ({ schedule: { frequency, start } }, earliest) => {
        let day = addDays(start, Math.max(0, daysBetween(start, earliest)));
        while (!fits[frequency](day, start)) day = addDays(day, 1);
        expect(recurrenceOfSchedule({ frequency, start }).agreedFrom(earliest)).toBe(day);
      }),
      { numRuns: 2_000 },
    );
  });

  test('each occurrence falls on its date or on the first bank day after it', () => {
    fc.assert(
      fc.property(anyRecurrence, anyDay, ({ recurrence }, earliest) => {
        for (const { agreed, day } of consecutiveOccurrences(recurrence, earliest, 30)) {
          const closed = Array.from({ length: daysBetween(agreed, day) }, (_, i) => addDays(agreed, i));
          expect(closed.filter(isBankDay)).toEqual([]);
          if (recurrence.onBankDays) expect(isBankDay(day)).toBe(true);
          else expect(day).toBe(agreed);
        }
      }),
    );
  });

  test('occurrences are neither skipped nor repeated, whatever the start of the search', () => {
    fc.assert(
      fc.property(anyRecurrence, anyDay, fc.nat(60), ({ recurrence }, earliest, later) => {
        const occurrences = consecutiveOccurrences(recurrence, earliest, 40);
        const days = occurrences.map(({ day }) => day);
        expect(days).toEqual([...new Set(days)].sort());
        const from = addDays(earliest, later);
        expect(occurrenceFrom(recurrence, from)).toEqual(occurrences.find(({ day }) => day >= from));
      }),
      { numRuns: 400 },
    );
  });

  test('a monthly recurrence has one occurrence per month, on its day or on the last day', () => {
    fc.assert(
      fc.property(anyDay, (start) => {
        const recurrence = recurrenceOfSchedule({ frequency: 'MONTHLY', start });
        const days = consecutiveOccurrences(recurrence, start, 40).map(({ day }) => day);
        expect(days).toEqual(days.map((_, months) => addMonths(start, months)));
      }),
    );
  });

  test('a failed occurrence is retried on bank days up to the limit, then the next one follows', () => {
    fc.assert(
      fc.property(anyRecurrence, anyDay, ({ recurrence }, earliest) => {
        const first = occurrenceFrom(recurrence, earliest);
        let occurrence = first;
        for (let tries = 1; tries <= recurrence.retries; tries += 1) {
          const retry = occurrenceAfter(recurrence, occurrence, 'failure');
          expect(retry).toMatchObject({ agreed: first.agreed, tries });
          expect(isBankDay(retry.day) && retry.day > occurrence.day).toBe(true);
          occurrence = retry;
        }
        const next = occurrenceAfter(recurrence, first, 'success');
        expect(occurrenceAfter(recurrence, occurrence, 'failure')).toEqual(next);
        expect(next.agreed > first.agreed && next.tries === 0).toBe(true);
      }),
    );
  });
});
