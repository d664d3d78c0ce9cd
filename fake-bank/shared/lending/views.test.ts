import { describe, expect, test } from 'vitest';
import { startOfDay } from '#bank/core/calendar/day';
import { move, openAccount } from '#bank/core/ledger/ledger';
import { account, books, cash, entry } from '#bank/testing/books';
import { loan as loanYear } from '#bank/testing/credit-years/instalments';
import { outcomeOf } from '#bank/testing/refusals';
import type { ProductLabel } from '#contract/domain/account';
import { accountView } from '../accounts/views';
import { runCharge } from './charges';
import {
  accountWithDue,
  creditProductView,
  findOwnedInstalmentCredit,
  findOwnedRevolving,
  settledBy,
} from './views';

/** The statement with the cut-off on 12 November is due on 2 December. */
const CARD = { kind: 'revolving', limit: 40_000_00, yearlyRate: 45, cutOffDay: 12 } as const;

/** Ana has used 1,000 pesos of a card, and has not paid the first instalment of a loan, due on 23 December. */
function credits() {
  const tx = books();
  const credit = (key: string, type: ProductLabel) => account({ key, type, floor: -50_000_00 });
  const card = openAccount(tx, { ...credit('tarjeta', 'Tarjeta de Crédito'), terms: CARD });
  const loan = openAccount(tx, { ...credit('préstamo', 'Crédito Personal'), terms: loanYear.terms });
  openAccount(tx, credit('línea', 'Línea de Crédito'));
  openAccount(tx, credit('hipoteca', 'Crédito Hipotecario'));
  const use = (from: string, day: string, amount: number) =>
    move(tx, { ...entry, at: startOfDay(day), from, to: cash, amount });
  use('tarjeta', '2026-11-05', 1_000_00);
  use('préstamo', '2026-11-23', 12_000_00);
  runCharge(tx, { key: 'préstamo', at: startOfDay('2026-12-23') });
  return { tx, card, loan, chequing: account() };
}

const pesos = (amount: number) => ({ amount, currencyCode: 'MXN' });

describe('a credit is found', () => {
  test.each([
    ['by its customer', 'ana', 'tarjeta', 'Tarjeta de Crédito', 'tarjeta'],
    ['not by another customer', 'luis', 'tarjeta', 'Tarjeta de Crédito', 'CZ_NOT_FOUND'],
    ['not as another product', 'ana', 'tarjeta', 'Línea de Crédito', 'CZ_NOT_FOUND'],
    ['not if a loan is requested as a card', 'ana', 'préstamo', 'Crédito Personal', 'CZ_NOT_FOUND'],
    ['not without agreed terms', 'ana', 'línea', 'Línea de Crédito', 'CZ_NOT_FOUND'],
  ] as const)('as a card or a line: %s', (_, customer, key, type, expected) => {
    const { tx } = credits();
    expect(outcomeOf(() => findOwnedRevolving(tx, customer, key, type).key)).toBe(expected);
  });

  test.each([
    ['by its customer', 'ana', 'préstamo', 'Crédito Personal', 'préstamo'],
    ['not by another customer', 'luis', 'préstamo', 'Crédito Personal', 'CZ_NOT_FOUND'],
    ['not as another product', 'ana', 'préstamo', 'Crédito Hipotecario', 'CZ_NOT_FOUND'],
    ['not if a card is requested as a loan', 'ana', 'tarjeta', 'Tarjeta de Crédito', 'CZ_NOT_FOUND'],
    ['not without agreed terms', 'ana', 'hipoteca', 'Crédito Hipotecario', 'CZ_NOT_FOUND'],
  ] as const)('as a loan or a mortgage: %s', (_, customer, key, type, expected) => {
    const { tx } = credits();
    expect(outcomeOf(() => findOwnedInstalmentCredit(tx, customer, key, type).key)).toBe(expected);
  });
});

describe('a card shows', () => {
  test('the due date, the full statement and 1.25 % of its limit as the minimum', () => {
    const { tx, card } = credits();
    expect(accountWithDue(tx, card, '2026-12-02')).toEqual({
      ...accountView(tx, card),
      primaryBalance: pesos(1_000),
      paymentDueDate: '2026-12-02',
      nextDueDate: '2026-12-02',
      suggestedMonthlyPayment: pesos(1_000),
      currentPaymentAmount: pesos(500),
    });
  });

  test('the overdue minimum a day after the due date, and no amount to avoid interest', () => {
    const { tx, card } = credits();
    // The statement of 12 December is due on 1 January, moved to 4 January, a bank day.
    expect(accountWithDue(tx, card, '2026-12-03')).toEqual({
      ...accountView(tx, card),
      paymentDueDate: '2026-12-02',
      nextDueDate: '2027-01-04',
      currentPaymentAmount: pesos(500),
      balances: { balanceOverduePayments: pesos(500) },
    });
  });

  test('its cost and its settlement amount', () => {
    const { tx, card } = credits();
    expect(creditProductView(tx, card, '2026-12-02')).toMatchObject({
      key: 'tarjeta',
      primaryBalance: pesos(1_000),
      balanceOwed: pesos(1_000),
      interestRate: 45,
      cat: 55.5,
    });
  });
});

describe('a loan shows', () => {
  test('the instalment on its due date, and nothing overdue', () => {
    const { tx, loan } = credits();
    expect(accountWithDue(tx, loan, '2026-12-23')).toEqual({
      ...accountView(tx, loan),
      primaryBalance: pesos(12_000),
      paymentDueDate: '2026-12-23',
      nextDueDate: '2026-12-23',
      suggestedMonthlyPayment: pesos(1_157.13),
      currentPaymentAmount: pesos(1_157.13),
    });
  });

  test('a day after the due date, the overdue instalment with late interest, and the next due date', () => {
    const { tx, loan } = credits();
    // A day of 878.73 of capital × 24 % ÷ 360 costs 0.59 and 0.09 of VAT.
    expect(accountWithDue(tx, loan, '2026-12-24')).toEqual({
      ...accountView(tx, loan),
      primaryBalance: pesos(12_000),
      paymentDueDate: '2026-12-23',
      nextDueDate: '2027-01-25',
      suggestedMonthlyPayment: pesos(2_314.94),
      currentPaymentAmount: pesos(2_314.94),
      balances: { balanceOverduePayments: pesos(1_157.81), balanceLateInterest: pesos(0.68) },
    });
  });

  test('its cost and its settlement amount with the interest of the elapsed days', () => {
    const { tx, loan } = credits();
    // 12,000 + 278.40 for the first month + 0.68 late interest + 8.60 for a day of interest on 11,121.27.
    expect(creditProductView(tx, loan, '2026-12-24')).toMatchObject({
      key: 'préstamo',
      balanceOwed: pesos(12_287.68),
      interestRate: 24,
      cat: 26.8,
    });
  });

  test('no due date after it is settled', () => {
    const { tx, loan } = credits();
    move(tx, { ...entry, at: startOfDay('2026-12-23'), from: cash, to: 'préstamo', amount: 12_278_40 });
    expect(accountWithDue(tx, loan, '2026-12-23')).toEqual({
      ...accountView(tx, loan),
      primaryBalance: pesos(0),
      suggestedMonthlyPayment: pesos(0),
      currentPaymentAmount: pesos(0),
    });
    expect(settledBy(tx, loan, '2026-12-23')).toBe(0);
  });
});

test('a deposit account has nothing due and no settlement amount', () => {
  const { tx, chequing } = credits();
  expect(accountWithDue(tx, chequing, '2026-12-24')).toEqual(accountView(tx, chequing));
  expect(settledBy(tx, chequing, '2026-12-24')).toBe(0);
});

test('an overpaid card has no settlement amount', () => {
  const { tx, card } = credits();
  move(tx, { ...entry, at: startOfDay('2026-11-24'), from: cash, to: 'tarjeta', amount: 1_000_01 });
  expect(settledBy(tx, card, '2026-11-24')).toBe(0);
});
