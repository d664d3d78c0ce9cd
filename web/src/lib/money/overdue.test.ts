import { describe, expect, test } from 'vitest';
import type { Money } from '#contract/domain/money';
import { canAvoidInterest, isSomething, nextDueOf, overdueOf } from './overdue';

const TODAY = '2026-11-23';
const [YESTERDAY, TOMORROW, LATER] = ['2026-11-22', '2026-11-24', '2026-12-24'] as const;
const pesos = (amount: number | null): Money => ({ amount, currencyCode: 'MXN' });
const told = (amount: number | null) => ({ balances: { balanceOverduePayments: pesos(amount) } });

test.each([
  [undefined, false],
  [pesos(0), false],
  [pesos(-1), false],
  [pesos(0.01), true],
  [pesos(null), true],
])('%j is something: %s', (money, expected) => expect(isSomething(money)).toBe(expected));

describe('what is overdue', () => {
  test.each<[string, Parameters<typeof overdueOf>[0], Money | undefined]>([
    ['what the bank says', told(120), pesos(120)],
    ['what the bank does not know', told(null), pesos(null)],
    ['nothing, where nothing was asked for', {}, undefined],
    ['nothing on the day itself', { paymentDueDate: TODAY, currentPaymentAmount: pesos(50) }, undefined],
    [
      'all that was asked for by a day that has passed',
      { paymentDueDate: YESTERDAY, currentPaymentAmount: pesos(50), suggestedMonthlyPayment: pesos(70) },
      pesos(50),
    ],
    [
      'the monthly payment, where no other is asked for',
      { ...told(0), paymentDueDate: YESTERDAY, suggestedMonthlyPayment: pesos(70) },
      pesos(70),
    ],
    ['nothing of what is paid', { paymentDueDate: YESTERDAY, currentPaymentAmount: pesos(0) }, undefined],
  ])('%s', (_, due, expected) => expect(overdueOf(due, TODAY)).toEqual(expected));
});

test.each<[string, Parameters<typeof canAvoidInterest>[0], boolean]>([
  ['without a day', {}, true],
  ['on the day', { paymentDueDate: TODAY }, true],
  ['after the day', { paymentDueDate: YESTERDAY }, false],
  ['after the day, with nothing overdue', { ...told(0), paymentDueDate: YESTERDAY }, false],
  ['while what is overdue is of an earlier day', { ...told(5), paymentDueDate: YESTERDAY }, true],
])('interest can be avoided %s: %s', (_, due, expected) => {
  expect(canAvoidInterest(due, TODAY)).toBe(expected);
});

describe('what is asked for next', () => {
  test.each<[string, Parameters<typeof nextDueOf>[0], ReturnType<typeof nextDueOf>]>([
    [
      'by the day of payment',
      {
        paymentDueDate: TODAY,
        nextDueDate: LATER,
        suggestedMonthlyPayment: pesos(70),
        currentPaymentAmount: pesos(50),
      },
      { amount: pesos(70), date: TODAY },
    ],
    [
      'by the next day, where there is no other',
      { nextDueDate: TOMORROW, currentPaymentAmount: pesos(50) },
      { amount: pesos(50), date: TOMORROW },
    ],
    ['without a day, nothing', { suggestedMonthlyPayment: pesos(70) }, undefined],
    [
      'by a day that has passed, nothing',
      { paymentDueDate: YESTERDAY, suggestedMonthlyPayment: pesos(0) },
      undefined,
    ],
    [
      'beside what is overdue, by a next day that has passed, nothing',
      { ...told(20), nextDueDate: YESTERDAY, suggestedMonthlyPayment: pesos(70) },
      undefined,
    ],
    ['nothing where nothing is asked for', { paymentDueDate: TOMORROW }, undefined],
    [
      'beside what is overdue, the rest',
      { ...told(20.5), paymentDueDate: YESTERDAY, nextDueDate: LATER, suggestedMonthlyPayment: pesos(70) },
      { amount: pesos(49.5), date: LATER },
    ],
    [
      'beside what is overdue and not known, all',
      { ...told(null), nextDueDate: LATER, suggestedMonthlyPayment: pesos(70) },
      { amount: pesos(70), date: LATER },
    ],
    [
      'where it is all overdue, nothing',
      { ...told(70), nextDueDate: LATER, suggestedMonthlyPayment: pesos(70) },
      undefined,
    ],
    [
      'what is not known, though something is overdue',
      { ...told(20), nextDueDate: LATER, suggestedMonthlyPayment: pesos(null) },
      { amount: pesos(null), date: LATER },
    ],
  ])('%s', (_, due, expected) => expect(nextDueOf(due, TODAY)).toEqual(expected));
});
