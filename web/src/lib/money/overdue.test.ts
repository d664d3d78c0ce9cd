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
])('%j counts as an amount: %s', (money, expected) => expect(isSomething(money)).toBe(expected));

describe('the overdue amount', () => {
  test.each<[string, Parameters<typeof overdueOf>[0], Money | undefined]>([
    ['is the one sent by the bank', told(120), pesos(120)],
    ['is unknown when the bank does not know it', told(null), pesos(null)],
    ['is empty without a payment', {}, undefined],
    ['is empty on the due date', { paymentDueDate: TODAY, currentPaymentAmount: pesos(50) }, undefined],
    [
      'is the requested amount past the due date',
      { paymentDueDate: YESTERDAY, currentPaymentAmount: pesos(50), suggestedMonthlyPayment: pesos(70) },
      pesos(50),
    ],
    [
      'is the monthly payment when no other is requested',
      { ...told(0), paymentDueDate: YESTERDAY, suggestedMonthlyPayment: pesos(70) },
      pesos(70),
    ],
    ['is empty when paid', { paymentDueDate: YESTERDAY, currentPaymentAmount: pesos(0) }, undefined],
  ])('%s', (_, due, expected) => expect(overdueOf(due, TODAY)).toEqual(expected));
});

test.each<[string, Parameters<typeof canAvoidInterest>[0], boolean]>([
  ['without a due date', {}, true],
  ['on the due date', { paymentDueDate: TODAY }, true],
  ['after the due date', { paymentDueDate: YESTERDAY }, false],
  ['after the due date with nothing overdue', { ...told(0), paymentDueDate: YESTERDAY }, false],
  ['while an earlier statement is overdue', { ...told(5), paymentDueDate: YESTERDAY }, true],
])('interest can be avoided %s: %s', (_, due, expected) => {
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
      'is due on the next date when there is no other',
      { nextDueDate: TOMORROW, currentPaymentAmount: pesos(50) },
      { amount: pesos(50), date: TOMORROW },
    ],
    ['is empty without a date', { suggestedMonthlyPayment: pesos(70) }, undefined],
    [
      'is empty when its date has passed',
      { paymentDueDate: YESTERDAY, suggestedMonthlyPayment: pesos(0) },
      undefined,
    ],
    [
      'is empty beside an overdue amount when the next date has passed',
      { ...told(20), nextDueDate: YESTERDAY, suggestedMonthlyPayment: pesos(70) },
      undefined,
    ],
    ['is empty when nothing is requested', { paymentDueDate: TOMORROW }, undefined],
    [
      'is the rest beside an overdue amount',
      { ...told(20.5), paymentDueDate: YESTERDAY, nextDueDate: LATER, suggestedMonthlyPayment: pesos(70) },
      { amount: pesos(49.5), date: LATER },
    ],
    [
      'is the whole payment beside an unknown overdue amount',
      { ...told(null), nextDueDate: LATER, suggestedMonthlyPayment: pesos(70) },
      { amount: pesos(70), date: LATER },
    ],
    [
      'is empty when all of it is overdue',
      { ...told(70), nextDueDate: LATER, suggestedMonthlyPayment: pesos(70) },
      undefined,
    ],
    [
      'is unknown even with an overdue amount',
      { ...told(20), nextDueDate: LATER, suggestedMonthlyPayment: pesos(null) },
      { amount: pesos(null), date: LATER },
    ],
  ])('%s', (_, due, expected) => expect(nextDueOf(due, TODAY)).toEqual(expected));
});
