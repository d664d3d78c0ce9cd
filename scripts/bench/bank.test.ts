import { expect, test } from 'vitest';
import { ledgerProblems } from '../../fake-bank/ground/ledger/invariants';
import { State } from '../../fake-bank/ground/store/collection';
import { Transaction } from '../../fake-bank/ground/store/transaction';
import { atOnce } from '../../fake-bank/ground/turns/turns';
import { plantFew } from './bank';

test('the few whose bank is measured have everybody whom they pay', () => {
  const tx = new Transaction(new State());
  atOnce(plantFew(tx, '2026-11-23'));
  expect(ledgerProblems(tx)).toEqual([]);
});
