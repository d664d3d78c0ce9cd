import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastOnDay } from '#bank/core/calendar/months';
import { addDays } from '#contract/domain/dates';
import { cutOffFrom, lastPeriod, periodEnding } from './period';

test('each day of ten years lies in the period of the next cut-off, and the last period is over', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 28 }), fc.nat(3652), (cutOffDay, days) => {
      const today = addDays('2024-01-01', days);
      const cutOff = cutOffFrom({ cutOffDay }, today);
      expect(lastOnDay(cutOffDay, cutOff)).toBe(cutOff);
      const { start } = periodEnding(cutOff);
      expect(start <= today && today <= cutOff).toBe(true);
      const last = lastPeriod({ cutOffDay }, today);
      expect(last.cutOff).toBe(lastOnDay(cutOffDay, addDays(today, -1)));
      expect(addDays(last.cutOff, 1)).toBe(start);
    }),
    { numRuns: 1_000 },
  );
});
