import fc from 'fast-check';
import { expect, test } from 'vitest';
import { historySince } from '#bank/shared/lending/history';
import { account, books, cash, entry } from '#bank/testing/books';
import { Reader, State } from '../storage/collection';
import { Transaction } from '../storage/transaction';
import { ledgerTransactions, move, openAccount, openBankAccounts } from './ledger';
import { runningBalance } from './running-balance';

const DAY_MS = 86_400_000;
const on = (day: number) => ({ ...entry, at: entry.at + day * DAY_MS });
const eva = account({ key: 'eva', floor: -1_000_000 });

/** Movements on any of five days, in any order; null rolls back the newest one. */
const anyMovements = fc.array(
  fc.option(fc.record({ day: fc.nat({ max: 4 }), amount: fc.constantFrom(-7, 3, 11) })),
  {
    maxLength: 12,
  },
);

/** Reference implementation: adds up the movements in chronological order. */
function sumMovements(reader: Reader) {
  let balance = 0;
  return reader.list(ledgerTransactions, 'byAccount', eva.key).flatMap((row) =>
    row.postings.flatMap((posting) => {
      if (posting.account !== eva.key) return [];
      balance += posting.amount;
      return [{ row, posting, balance }];
    }),
  );
}

test('runningBalance equals the sum of the movements, whatever the order of postings and rollbacks', () => {
  fc.assert(
    fc.property(anyMovements, fc.nat(), fc.nat(), (steps, from, length) => {
      const state = new State();
      const opening = new Transaction(state);
      openBankAccounts(opening);
      openAccount(opening, eva);
      const reader = new Reader(state);
      const movements: Transaction[] = [];
      for (const step of steps) {
        if (step) {
          const tx = new Transaction(state);
          move(tx, { ...on(step.day), from: cash, to: eva.key, amount: step.amount });
          movements.push(tx);
        } else movements.pop()?.undo();
        const rows = reader.list(ledgerTransactions, 'byAccount', eva.key);
        const start = from % (rows.length + 1);
        const selectedRows = rows.slice(start, start + 1 + (length % 4));
        const balanceAfter = runningBalance(reader, eva.key, selectedRows);
        for (const { row, posting, balance } of sumMovements(reader))
          if (selectedRows.includes(row)) expect(balanceAfter(posting)).toBe(balance);
      }
    }),
    { numRuns: 1000 },
  );
});

test('historySince derives past balances of a credit from its movements', () => {
  const tx = books();
  openAccount(tx, eva);
  for (const [day, amount] of [
    [0, 10_00],
    [20, 5_00],
    [10, 2_00],
  ] as const)
    move(tx, { ...on(day), from: eva.key, to: cash, amount });
  expect(historySince(tx, eva, '2026-12-01')).toMatchObject({
    before: -10_00,
    entries: [
      { date: '2026-12-03', amount: -2_00, balance: -12_00 },
      { date: '2026-12-13', amount: -5_00, balance: -17_00 },
    ],
  });
  expect(historySince(tx, eva, '2026-12-10').before).toBe(-12_00);
});
