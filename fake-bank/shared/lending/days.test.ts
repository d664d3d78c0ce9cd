import { expect, test } from 'vitest';
import { startOfDay } from '#bank/core/calendar/day';
import { bankAccount } from '#bank/core/ledger/accounts';
import { move, openAccount, openBankAccounts } from '#bank/core/ledger/ledger';
import { State } from '#bank/core/storage/collection';
import { Transaction } from '#bank/core/storage/transaction';
import { account, cash, entry } from '#bank/testing/books';
import { dailyHistoryOf } from './days';

function card() {
  const state = new State();
  const tx = new Transaction(state);
  openBankAccounts(tx);
  const newAccount = openAccount(tx, account({ key: 'tarjeta', floor: -5_000_00 }));
  /** Posts a payment, or a purchase or charge if negative; returns a function that rolls it back. */
  const post = (day: string, amount: number, other = cash) => {
    const [from, to] = amount < 0 ? ['tarjeta', other] : [other, 'tarjeta'];
    const batch = new Transaction(state);
    move(batch, { ...entry, at: startOfDay(day), from, to, amount: Math.abs(amount) });
    return () => batch.undo();
  };
  return { post, entries: () => dailyHistoryOf(tx, newAccount).entries };
}

test('merges the purchases and the payments of a day and keeps charges separate', () => {
  const { post, entries } = card();
  post('2026-11-01', -100_00);
  post('2026-11-01', 30_00);
  post('2026-11-01', -20_00);
  post('2026-11-01', 5_00);
  post('2026-11-05', -3_00, bankAccount('interest'));
  post('2026-11-05', -48, bankAccount('vat'));
  post('2026-11-05', -7_00);
  post('2026-11-06', -10_00);
  expect(entries()).toEqual([
    { date: '2026-11-01', amount: -120_00, balance: -120_00 },
    { date: '2026-11-01', amount: 35_00, balance: -85_00 },
    { date: '2026-11-05', amount: -3_00, balance: -88_00, charge: 'interest' },
    { date: '2026-11-05', amount: -48, balance: -88_48, charge: 'vat' },
    { date: '2026-11-05', amount: -7_00, balance: -95_48 },
    { date: '2026-11-06', amount: -10_00, balance: -105_48 },
  ]);
});

test('reuses earlier entries when movements are added', () => {
  const { post, entries } = card();
  post('2026-11-01', -100_00);
  post('2026-11-02', -100_00);
  post('2026-11-03', -50_00);
  const [first, second] = entries();
  post('2026-11-03', -1_00);
  post('2026-11-04', 20_00);
  const read = entries();
  expect(read[0]).toBe(first);
  expect(read[1]).toBe(second);
  expect(read.slice(2)).toEqual([
    { date: '2026-11-03', amount: -51_00, balance: -251_00 },
    { date: '2026-11-04', amount: 20_00, balance: -231_00 },
  ]);
});

test('shows a movement on its day after the clock was set back', () => {
  const { post, entries } = card();
  post('2026-11-01', -100_00);
  post('2026-11-03', -50_00);
  expect(entries()).toHaveLength(2);
  // The amount equals that of the last movement, so that the last balance does not reveal the change.
  post('2026-11-02', -50_00);
  expect(entries()).toEqual([
    { date: '2026-11-01', amount: -100_00, balance: -100_00 },
    { date: '2026-11-02', amount: -50_00, balance: -150_00 },
    { date: '2026-11-03', amount: -50_00, balance: -200_00 },
  ]);
});

test('omits a movement that was rolled back', () => {
  const { post, entries } = card();
  post('2026-11-01', -100_00);
  post('2026-11-03', -50_00);
  const rollBack = post('2026-11-02', -20_00);
  expect(entries()).toHaveLength(3);
  rollBack();
  post('2026-11-02', -30_00);
  expect(entries()).toEqual([
    { date: '2026-11-01', amount: -100_00, balance: -100_00 },
    { date: '2026-11-02', amount: -30_00, balance: -130_00 },
    { date: '2026-11-03', amount: -50_00, balance: -180_00 },
  ]);
});

test('is empty for an unused card', () => {
  expect(card().entries()).toEqual([]);
});
