import { expect, test } from 'vitest';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { State } from '#bank/core/storage/collection';
import { Transaction } from '#bank/core/storage/transaction';
import { runSync } from '#bank/core/tasks/task';
import { seedSmallBank } from './bank';

test('the bank of the bench has consistent books', () => {
  const tx = new Transaction(new State());
  runSync(seedSmallBank(tx, '2026-11-23'));
  expect(ledgerProblems(tx)).toEqual([]);
});
