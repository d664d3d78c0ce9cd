import { describe, expect, test } from 'vitest';
import type { Money } from '#contract/domain/money';
import { canAvoidInterest, mayBePositive, nextDueOf, overdueOf } from './overdue';

const TODAY = '2026-11-23';
const [YESTERDAY, TOMORROW, LATER] = ['2026-11-22', '2026-11-24', '2026-12-24'] as const;
const pesos = (amount: number | null): Money => ({ amount, currencyCode: 'MXN' });
const withOverdue = (amount: number | null) => ({ balances: { balanceOverduePayments: pesos(amount) } });

test.each([
  [undefined, false],
  [pesos(0), false],
  [pesos(-1), false],
  [pesos(0.01), true],
  [pesos(null), true],
])('mayBePositive(%j) is %s', (money, expected) => expect(mayBePositive(money)).toBe(expected));

describe('the overdue amount', () => {
  test.each<[string, Parameters<typeof overdueOf>[0], Money | undefined]>([
    ["is the bank's amount", withOverdue(120), pesos(120)],
    ['is unknown when the bank sends no value', withOverdue(null), pesos(null)],
    ['is undefined without a payment', {}, undefined],
    ['is undefined on the due date', { paymentDueDate: TODAY, currentPaymentAmount: pesos(50) }, undefined],
    [
      'is the requested amount past the due date',
      { paymentDueDate: YESTERDAY, currentPaymentAmount: pesos(50), suggestedMonthlyPayment: pesos(70) },
      pesos(50),
    ],
    [
      'is the monthly payment when no other amount is requested',
      { ...withOverdue(0), paymentDueDate: YESTERDAY, suggestedMonthlyPayment: pesos(70) },
      pesos(70),
    ],
    ['is undefined when paid', { paymentDueDate: YESTERDAY, currentPaymentAmount: pesos(0) }, undefined],
  ])('%s', (_, due, expected) => expect(overdueOf(due, TODAY)).toEqual(expected));
});

test.each<[string, Parameters<typeof canAvoidInterest>[0], boolean]>([
  ['without a due date', {}, true],
  ['on the due date', { paymentDueDate: TODAY }, true],
  ['after the due date', { paymentDueDate: YESTERDAY }, false],
  ['after the due date with nothing overdue', { ...withOverdue(0), paymentDueDate: YESTERDAY }, false],
  ['while an earlier statement is overdue', { ...withOverdue(5), paymentDueDate: YESTERDAY }, true],
])('canAvoidInterest %s is %s', (_, due, expected) => {
  expect(canAvoidInterest(due, TODAY)).toBe(expected);
});

describe('the next payment', () => {
  test.each<[string, Parameters<typeof nextDueOf>[0], ReturnType<typeof nextDueOf>]>([
    [
      'is due on the payment date',
      {
        paymentDueDate: TODAY,
        nextDueDate: LATER,
        suggestedMonthlyPayment: pesos(70),
        currentPaymentAmount: pesos(50),
      },
      { amount: pesos(70), date: TODAY },
    ],
    [
      'is due on nextDueDate without a paymentDueDate',
      { nextDueDate: TOMORROW, currentPaymentAmount: pesos(50) },
      { amount: pesos(50), date: TOMORROW },
    ],
    ['is undefined without a date', { suggestedMonthlyPayment: pesos(70) }, undefined],
    [
      'is undefined when its date has passed',
      { paymentDueDate: YESTERDAY, suggestedMonthlyPayment: pesos(0) },
      undefined,
    ],
    [
      'is undefined with an overdue amount when the next date has passed',
      { ...withOverdue(20), nextDueDate: YESTERDAY, suggestedMonthlyPayment: pesos(70) },
      undefined,
    ],
    ['is undefined when nothing is requested', { paymentDueDate: TOMORROW }, undefined],
    [
      'is the rest of the payment without the overdue amount',
      {
        ...withOverdue(20.5),
        paymentDueDate: YESTERDAY,
        nextDueDate: LATER,
        suggestedMonthlyPayment: pesos(70),
      },
      { amount: pesos(49.5), date: LATER },
    ],
    [
      'is the whole payment with an unknown overdue amount',
      { ...withOverdue(null), nextDueDate: LATER, suggestedMonthlyPayment: pesos(70) },
      { amount: pesos(70), date: LATER },
    ],
    [
      'is undefined when the whole payment is overdue',
      { ...withOverdue(70), nextDueDate: LATER, suggestedMonthlyPayment: pesos(70) },
      undefined,
    ],
    [
      'has an unknown amount even if an amount is overdue',
      { ...withOverdue(20), nextDueDate: LATER, suggestedMonthlyPayment: pesos(null) },
      { amount: pesos(null), date: LATER },
    ],
  ])('%s', (_, due, expected) => expect(nextDueOf(due, TODAY)).toEqual(expected));
});
