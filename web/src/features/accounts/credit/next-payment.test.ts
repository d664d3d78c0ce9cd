import { describe, expect, test } from 'vitest';
import type { CreditProduct } from '#contract/domain/credit-product';
import { pesos } from '#web/testing/makers.ts';
import { describeConsequence, nextPaymentOf } from './next-payment';

const TODAY = '2026-11-23';
const card: CreditProduct = {
  key: 'card',
  type: 'Tarjeta de Crédito',
  description: 'Tarjeta Oro',
  displayId: '•••• 9014',
  defaultCurrency: 'MXN',
  primaryBalance: pesos(18_742.55),
  balanceOwed: pesos(18_742.55),
  paymentDueDate: '2026-11-25',
  nextDueDate: '2026-11-25',
  minimumMonthlyPayment: pesos(940),
  suggestedMonthlyPayment: pesos(7_840.12),
  currentPaymentAmount: pesos(7_840.12),
};
const paymentFor = (change: Partial<CreditProduct>) => nextPaymentOf({ ...card, ...change }, TODAY);

test('returns the amount to avoid interest, the minimum and the due date', () =>
  expect(paymentFor({})).toEqual({
    state: 'due',
    amount: pesos(7_840.12),
    minimum: pesos(940),
    dueDate: '2026-11-25',
  }));

test('returns the state none when there is nothing to pay', () =>
  expect(paymentFor({ suggestedMonthlyPayment: pesos(0), currentPaymentAmount: pesos(0) })).toEqual({
    state: 'none',
    next: '2026-11-25',
    hasPendingInterest: false,
  }));

test('after the minimum is paid the rest can still avoid interest', () =>
  expect(paymentFor({ currentPaymentAmount: pesos(0), minimumMonthlyPayment: pesos(0) })).toEqual({
    state: 'due',
    amount: pesos(7_840.12),
    minimum: undefined,
    dueDate: '2026-11-25',
  }));

/** Card whose minimum was paid and whose interest-free date has passed. */
const { suggestedMonthlyPayment: _, ...cardPastDueDate } = card;
const paidMinimum = {
  ...cardPastDueDate,
  paymentDueDate: '2026-12-25',
  nextDueDate: '2026-12-25',
  currentPaymentAmount: pesos(0),
  minimumMonthlyPayment: pesos(0),
};

test('after the interest-free date returns the whole debt, and tells when interest is charged', () => {
  const payment = nextPaymentOf(paidMinimum, TODAY);
  expect(payment).toEqual({ state: 'owing', amount: pesos(18_742.55), next: '2026-12-25' });
  expect(payment.state === 'owing' && describeConsequence(payment, '2026-12-05')).toBe(
    'Lo que debes genera intereses cada día; se cobran en tu corte del 05 dic 2026. Tu próxima fecha de pago es el 25 dic 2026.',
  );
});

test('a card that was paid off late owes nothing and has pending interest', () =>
  expect(nextPaymentOf({ ...paidMinimum, balanceOwed: pesos(0) }, TODAY)).toEqual({
    state: 'none',
    next: '2026-12-25',
    hasPendingInterest: true,
  }));

test('after the due date returns no amount that avoids interest, even if the bank sends one', () =>
  expect(paymentFor({ currentPaymentAmount: pesos(0), paymentDueDate: '2026-11-22' })).toEqual({
    state: 'none',
    next: '2026-11-25',
    hasPendingInterest: false,
  }));

test('before the first statement nothing is due and the next date is unknown', () => {
  const { currentPaymentAmount, suggestedMonthlyPayment, nextDueDate, ...newCard } = card;
  expect(nextPaymentOf(newCard, TODAY)).toEqual({
    state: 'none',
    next: undefined,
    hasPendingInterest: false,
  });
});

describe('an overdue amount', () => {
  const overdue = (change: Partial<CreditProduct>) =>
    nextPaymentOf(
      {
        ...cardPastDueDate,
        paymentDueDate: '2026-11-02',
        nextDueDate: '2026-12-25',
        currentPaymentAmount: pesos(940),
        balances: { balanceOverduePayments: pesos(940) },
        ...change,
      },
      TODAY,
    );

  test('of a card is returned with the whole debt and the next due date', () => {
    const payment = overdue({});
    expect(payment).toEqual({
      state: 'overdue',
      amount: pesos(940),
      firstDueDate: '2026-11-02',
      lateCharges: undefined,
      debt: pesos(18_742.55),
      upcoming: { amount: undefined, minimum: undefined, dueDate: '2026-12-25' },
    });
    expect(payment.state === 'overdue' && describeConsequence(payment, '2026-12-05')).toBe(
      'Lo que debes genera intereses cada día; se cobran en tu corte del 05 dic 2026. Tu próxima fecha de pago es el 25 dic 2026.',
    );
  });

  test('of an earlier statement does not prevent avoiding the interest of the last statement', () => {
    const payment = overdue({
      suggestedMonthlyPayment: pesos(17_000),
      currentPaymentAmount: pesos(2_000),
      minimumMonthlyPayment: pesos(2_000),
    });
    expect(payment).toMatchObject({
      amount: pesos(940),
      upcoming: { amount: pesos(17_000), minimum: pesos(2_000), dueDate: '2026-12-25' },
    });
    expect(payment.state === 'overdue' && describeConsequence(payment, '2026-12-05')).toBe('');
  });

  test('of a loan is separate from its next instalment', () => {
    const { minimumMonthlyPayment: _, ...loan } = card;
    const payment = nextPaymentOf(
      {
        ...loan,
        paymentDueDate: '2026-11-02',
        nextDueDate: '2026-12-02',
        suggestedMonthlyPayment: pesos(3_010),
        currentPaymentAmount: pesos(3_010),
        balances: { balanceOverduePayments: pesos(2_010), balanceLateInterest: pesos(10) },
      },
      TODAY,
    );
    expect(payment).toMatchObject({
      amount: pesos(2_010),
      lateCharges: pesos(10),
      upcoming: { amount: pesos(1_000), minimum: undefined, dueDate: '2026-12-02' },
    });
    expect(payment.state === 'overdue' && describeConsequence(payment, undefined)).toBe(
      'Cada día de atraso genera intereses moratorios.',
    );
  });
});

test.each<[string, Partial<CreditProduct>, string]>([
  ['a payment due today is on time', { paymentDueDate: TODAY }, 'due'],
  ['a payment due yesterday is overdue', { paymentDueDate: '2026-11-22' }, 'overdue'],
  [
    'a payment is overdue if the overdue balance is positive',
    { balances: { balanceOverduePayments: pesos(1_200) } },
    'overdue',
  ],
  [
    'a payment is not overdue if the overdue balance is zero',
    { balances: { balanceOverduePayments: pesos(0) } },
    'due',
  ],
])('%s', (_, changed, state) => expect(paymentFor(changed).state).toBe(state));

test('a payment of unknown amount is still due', () =>
  expect(paymentFor({ suggestedMonthlyPayment: pesos(null), currentPaymentAmount: pesos(null) }).state).toBe(
    'due',
  ));

test('a repaid loan is settled, and a card without debt waits for its next date', () => {
  const nothingToPay = {
    suggestedMonthlyPayment: pesos(0),
    currentPaymentAmount: pesos(0),
    balanceOwed: pesos(0),
  };
  expect(paymentFor({ ...nothingToPay, type: 'Crédito Personal' })).toEqual({ state: 'settled' });
  expect(paymentFor(nothingToPay)).toEqual({ state: 'none', next: '2026-11-25', hasPendingInterest: false });
});

test('a fixed instalment has no minimum', () => {
  const { minimumMonthlyPayment, ...loan } = card;
  expect(nextPaymentOf(loan, TODAY)).toMatchObject({ minimum: undefined });
});
