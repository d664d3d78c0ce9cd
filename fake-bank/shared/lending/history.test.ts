import { expect, test } from 'vitest';
import { startOfDay } from '#bank/core/calendar/day';
import { bankAccount } from '#bank/core/ledger/accounts';
import { move, openAccount } from '#bank/core/ledger/ledger';
import { account, books, cash, entry } from '#bank/testing/books';
import { entryOf, historyOf, historySince } from './history';

function cardWithMovements() {
  const tx = books();
  const card = openAccount(tx, account({ key: 'tarjeta', floor: -500_00 }));
  const moveOn = (day: string, from: string, to: string, amount: number) =>
    move(tx, { ...entry, at: startOfDay(day), from, to, amount });
  moveOn('2026-11-01', 'tarjeta', bankAccount('cards'), 100_00);
  moveOn('2026-11-05', 'tarjeta', bankAccount('interest'), 3_00);
  moveOn('2026-11-05', 'tarjeta', bankAccount('vat'), 48);
  moveOn('2026-11-06', 'tarjeta', bankAccount('late-interest'), 2_00);
  moveOn('2026-11-07', cash, 'tarjeta', 50_00);
  moveOn('2026-11-08', bankAccount('interest'), 'tarjeta', 1_00);
  return { tx, card, moveOn };
}

test('historyOf marks entries of interest, late interest and VAT as charges', () => {
  const { tx, card } = cardWithMovements();
  expect(historyOf(tx, card)).toEqual({
    before: 0,
    entries: [
      { date: '2026-11-01', amount: -100_00, balance: -100_00 },
      { date: '2026-11-05', amount: -3_00, balance: -103_00, charge: 'interest' },
      { date: '2026-11-05', amount: -48, balance: -103_48, charge: 'vat' },
      { date: '2026-11-06', amount: -2_00, balance: -105_48, charge: 'late' },
      { date: '2026-11-07', amount: 50_00, balance: -55_48 },
      // Interest refunded by the bank is a payment.
      { date: '2026-11-08', amount: 1_00, balance: -54_48 },
    ],
  });
});

test.each([
  ['the day of its first movement', '2026-11-01', 0, 6],
  ['a day with charges', '2026-11-05', -100_00, 5],
  ['a day without movements', '2026-11-04', -100_00, 5],
  ['the day after its last movement', '2026-11-09', -54_48, 0],
])(
  'historySince returns the entries from %s on and the balance before that day',
  (_, from, before, entries) => {
    const { tx, card } = cardWithMovements();
    const history = historySince(tx, card, from);
    expect(history.before).toBe(before);
    expect(history.entries).toEqual(historyOf(tx, card).entries.slice(6 - entries));
  },
);

test('excludes movements of other accounts', () => {
  const { tx, card, moveOn } = cardWithMovements();
  const row = moveOn('2026-11-09', cash, 'ana', 10_00);
  expect(entryOf(card, row)).toBeNull();
  expect(historyOf(tx, card).entries).toHaveLength(6);
});

test('recognizes charges in dollars', () => {
  const tx = books();
  const dollars = openAccount(tx, account({ key: 'dólares', currency: 'USD', floor: -500_00 }));
  move(tx, { ...entry, from: 'dólares', to: bankAccount('interest', 'USD'), amount: 1_00 });
  expect(historyOf(tx, dollars).entries).toEqual([
    { date: '2026-11-23', amount: -1_00, balance: -1_00, charge: 'interest' },
  ]);
});
