import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBankDay, nextBankDay } from '#bank/core/calendar/holidays';
import { occurrenceAfter, occurrenceFrom } from '#bank/core/calendar/recurrence';
import { chargeIn, type Month } from '#bank/shared/merchants/bill';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { openBank } from '#bank/testing/bank-under-test';
import { addDays, daysBetween } from '#contract/domain/dates';
import { billOf, firstOccurrence, nextChargeOf, recurrenceOf } from './charge-plan';

const red = { merchantKey: 'red-chinampa', reference: '1500773391' };
const instantOf = (time: string): number => Date.parse(`${time}-06:00`);

describe('the first charge', () => {
  // November's bill is due on Thursday 3 December, December's on Saturday 2 January.
  test.each([
    ['the day before the due date', '2026-12-02T23:59:59', '2026-12-03'],
    ['the due date before six', '2026-12-03T05:59:59', '2026-12-03'],
    ['the due date at six', '2026-12-03T06:00:00', '2027-01-04'],
    ['the Sunday after a due date on Saturday', '2027-01-03T12:00:00', '2027-01-04'],
    ['the Monday of that charge at six', '2027-01-04T06:00:00', '2027-02-02'],
  ])('planned on %s', (_, now, day) => {
    expect(firstOccurrence(red, instantOf(now)).day).toBe(day);
  });
});

const anyDay = fc
  .integer({ min: 0, max: daysBetween('2024-01-01', '2033-12-31') })
  .map((days) => addDays('2024-01-01', days));
const companies = ['red-chinampa', 'luz-del-altiplano', 'hogar-comun', 'agua-del-anahuac'] as const;
const anyDebit = fc.record({
  merchantKey: fc.constantFrom(...companies),
  reference: fc
    .integer({ min: 10_000_000, max: 99_999_999 })
    .chain((number) => fc.constantFrom(`${number}11`, `${number}9902`, `${number}9903`)),
});

test('each bill has one charge, on its due date or the next bank day, but not before the bill exists', async () => {
  const { bank } = await openBank();
  fc.assert(
    fc.property(anyDebit, anyDay, (debit, earliest) => {
      const recurrence = recurrenceOf(debit);
      const merchant = merchantOf(debit.merchantKey);
      const months: Month[] = [];
      let occurrence = occurrenceFrom(recurrence, earliest);
      for (let count = 0; count < 14; count += 1) {
        const { month } = billOf(bank.read, debit, occurrence, occurrence.day);
        const { due } = chargeIn(merchant, debit.reference, month);
        const first = `${month}-01`;
        expect(occurrence.agreed).toBe(due > first ? due : first);
        expect(isBankDay(occurrence.day)).toBe(true);
        expect(
          occurrence.day === occurrence.agreed || occurrence.day === nextBankDay(occurrence.agreed),
        ).toBe(true);
        months.push(month);
        occurrence = occurrenceAfter(recurrence, occurrence, 'success');
      }
      const step = merchant.charges?.months ?? 1;
      const order = months.map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)));
      expect(order).toEqual(order.map((_, count) => (order[0] ?? 0) + count * step));
    }),
  );
});

describe('the next charge', () => {
  const next = async (reference: string) => {
    const { bank } = await openBank();
    const debit = { ...red, reference };
    const occurrence = firstOccurrence(debit, bank.now);
    return nextChargeOf(bank.read, { ...debit, turn: occurrence }, bank.today);
  };

  test.each([
    ['has the fixed amount of a plan', '1500773391', { date: '2026-12-03', amount: 799_00 }],
    ['has no amount if the merchant does not respond', '15009903', { date: '2026-11-27' }],
    ['is undefined if nothing is owed', '15009901', undefined],
    [
      'of an overdue bill is due as soon as the bill exists',
      '15009902',
      { date: '2026-12-01', amount: 649_00 },
    ],
  ])('%s', async (_, reference, expected) => {
    expect(await next(reference)).toEqual(expected);
  });

  test('has no amount before a metered service is billed', async () => {
    const { bank } = await openBank();
    const debit = { merchantKey: 'luz-del-altiplano', reference: '502188347710' };
    const first = firstOccurrence(debit, bank.now);
    const later = occurrenceAfter(recurrenceOf(debit), first, 'success');
    expect(nextChargeOf(bank.read, { ...debit, turn: first }, bank.today)).toHaveProperty('amount');
    expect(nextChargeOf(bank.read, { ...debit, turn: later }, bank.today)).not.toHaveProperty('amount');
  });

  test('is undefined without a scheduled occurrence', async () => {
    const { bank } = await openBank();
    expect(nextChargeOf(bank.read, red, bank.today)).toBeUndefined();
  });
});
