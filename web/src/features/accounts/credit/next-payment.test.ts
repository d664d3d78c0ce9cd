import { expect, test } from 'vitest';
import type { CreditProduct } from '#contract/shared/credit-product';
import { pesos } from '../../../testing/makers';
import { nextPaymentOf } from './next-payment';

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
const of = (changed: Partial<CreditProduct>) => nextPaymentOf({ ...card, ...changed }, TODAY);

test('what pays for the month, the least, and by when', () =>
  expect(of({})).toEqual({
    state: 'due',
    amount: pesos(7_840.12),
    minimum: pesos(940),
    before: '2026-11-25',
    late: undefined,
  }));

test('nothing to pay: nothing is due before the next day', () =>
  expect(of({ suggestedMonthlyPayment: pesos(0), currentPaymentAmount: pesos(0) })).toEqual({
    state: 'none',
    next: '2026-11-25',
  }));

test('once the minimum is paid what is left is still due, and never late', () =>
  expect(of({ currentPaymentAmount: pesos(0), paymentDueDate: '2026-11-22' })).toEqual({
    state: 'due',
    amount: pesos(7_840.12),
    minimum: undefined,
    before: '2026-11-22',
    late: undefined,
  }));

test('before the first period ends nothing is due, nor known', () => {
  const { currentPaymentAmount, suggestedMonthlyPayment, nextDueDate, ...young } = card;
  expect(nextPaymentOf(young, TODAY)).toEqual({ state: 'none', next: undefined });
});

test.each<[string, Partial<CreditProduct>, string]>([
  ['due today is on time', { paymentDueDate: TODAY }, 'due'],
  ['the day after is late', { paymentDueDate: '2026-11-22' }, 'overdue'],
  ['an overdue balance is late', { balances: { balanceOverduePayments: pesos(1_200) } }, 'overdue'],
  ['an overdue balance of nothing is not', { balances: { balanceOverduePayments: pesos(0) } }, 'due'],
])('%s', (_, changed, state) => expect(of(changed).state).toBe(state));

test('an amount that the bank does not know is still due', () =>
  expect(of({ suggestedMonthlyPayment: pesos(null), currentPaymentAmount: pesos(null) }).state).toBe('due'));

test('a fixed instalment has no minimum', () => {
  const { minimumMonthlyPayment, ...loan } = card;
  expect(nextPaymentOf(loan, TODAY)).toMatchObject({ minimum: undefined });
});
