import { describe, expect, test } from 'vitest';
import { startOfDay } from '#bank/core/calendar/day';
import { move, openAccount } from '#bank/core/ledger/ledger';
import { account, books, cash, entry } from '#bank/testing/books';
import { loan as agreed } from '#bank/testing/credit-years/instalments';
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

/** Card: cut-off on 12 November, due on 2 December. Loan: paid out on 23 November, due on 23 December. */
const CARD = { kind: 'revolving', limit: 40_000_00, yearlyRate: 45, cutOffDay: 12 } as const;

/** Ana has used 1,000 pesos of a card, and has a loan with an unpaid first instalment. */
function credits() {
  const tx = books();
  const credit = (key: string, type: ProductLabel) => account({ key, type, floor: -50_000_00 });
  const card = openAccount(tx, { ...credit('tarjeta', 'Tarjeta de Crédito'), terms: CARD });
  const loan = openAccount(tx, { ...credit('préstamo', 'Crédito Personal'), terms: agreed.terms });
  openAccount(tx, credit('línea', 'Línea de Crédito'));
  openAccount(tx, credit('hipoteca', 'Crédito Hipotecario'));
  const use = (from: string, day: string, amount: number) =>
    move(tx, { ...entry, at: startOfDay(day), from, to: cash, amount });
  use('tarjeta', '2026-11-05', 1_000_00);
  use('préstamo', '2026-11-23', 12_000_00);
  runCharge(tx, { key: 'préstamo', at: startOfDay('2026-12-23') });
  return { tx, card, loan, money: account() };
}

const pesos = (amount: number) => ({ amount, currencyCode: 'MXN' });

describe('a credit answers', () => {
  test.each([
    ['its customer', 'ana', 'tarjeta', 'Tarjeta de Crédito', 'tarjeta'],
    ['nobody else', 'luis', 'tarjeta', 'Tarjeta de Crédito', 'CZ_NOT_FOUND'],
    ['as what it is', 'ana', 'tarjeta', 'Línea de Crédito', 'CZ_NOT_FOUND'],
    ['where a loan is asked for like a card, nobody', 'ana', 'préstamo', 'Crédito Personal', 'CZ_NOT_FOUND'],
    ['where nothing was agreed on it, nobody', 'ana', 'línea', 'Línea de Crédito', 'CZ_NOT_FOUND'],
  ] as const)('as a card or a line: %s', (_, customer, key, type, expected) => {
    const { tx } = credits();
    expect(outcomeOf(() => findOwnedRevolving(tx, customer, key, type).key)).toBe(expected);
  });

  test.each([
    ['its customer', 'ana', 'préstamo', 'Crédito Personal', 'préstamo'],
    ['nobody else', 'luis', 'préstamo', 'Crédito Personal', 'CZ_NOT_FOUND'],
    ['as what it is', 'ana', 'préstamo', 'Crédito Hipotecario', 'CZ_NOT_FOUND'],
    ['where a card is asked for like a loan, nobody', 'ana', 'tarjeta', 'Tarjeta de Crédito', 'CZ_NOT_FOUND'],
    ['where nothing was agreed on it, nobody', 'ana', 'hipoteca', 'Crédito Hipotecario', 'CZ_NOT_FOUND'],
  ] as const)('as a loan or a mortgage: %s', (_, customer, key, type, expected) => {
    const { tx } = credits();
    expect(outcomeOf(() => findOwnedInstalmentCredit(tx, customer, key, type).key)).toBe(expected);
  });
});

describe('a card says', () => {
  test('by when to pay all of its statement, or 1.25 % of its limit', () => {
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

  test('a day later what is overdue since when, and of nothing that it avoids interest', () => {
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

  test('what it costs, and what settles it', () => {
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

describe('a loan says', () => {
  test('on the day of an instalment what it is, and of nothing that it is overdue', () => {
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

  test('a day later that it is overdue, what being late has cost, and that the next one is asked for too', () => {
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

  test('what it costs, and what settles it with the interest of the days that have passed', () => {
    const { tx, loan } = credits();
    // 12,000 + 278.40 for the first month + 0.68 late interest + a day of 11,121.27: 7.41 and 1.19 of VAT.
    expect(creditProductView(tx, loan, '2026-12-24')).toMatchObject({
      key: 'préstamo',
      balanceOwed: pesos(12_287.68),
      interestRate: 24,
      cat: 26.8,
    });
  });

  test('once it is settled, of no day by which to pay', () => {
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

test('nothing is due on money, and nothing settles it', () => {
  const { tx, money } = credits();
  expect(accountWithDue(tx, money, '2026-12-24')).toEqual(accountView(tx, money));
  expect(settledBy(tx, money, '2026-12-24')).toBe(0);
});

test('a card that was paid too much is settled by nothing', () => {
  const { tx, card } = credits();
  move(tx, { ...entry, at: startOfDay('2026-11-24'), from: cash, to: 'tarjeta', amount: 1_000_01 });
  expect(settledBy(tx, card, '2026-11-24')).toBe(0);
});
