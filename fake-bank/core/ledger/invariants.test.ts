import { describe, expect, test } from 'vitest';
import { books, cash, entry, NOON } from '#bank/testing/books';
import type { Transaction } from '../storage/transaction';
import { bankAccount } from './accounts';
import { ledgerProblems } from './invariants';
import { balanceOf, ledgerBalances, ledgerTransactions, move } from './ledger';

describe('ledgerProblems reports', () => {
  const spoilt = (spoil: (tx: Transaction) => void) => {
    const tx = books();
    spoil(tx);
    return ledgerProblems(tx).map(({ list, key, field, reason }) => `${list} ${key} ${field}: ${reason}`);
  };
  const put = (tx: Transaction, postings: [account: string, amount: number][]) =>
    tx.put(ledgerTransactions, {
      key: 'L9',
      at: NOON,
      date: '2026-11-23',
      description: 'Prueba',
      postings: postings.map(([key, amount]) => ({
        account: key,
        amount,
        balance: balanceOf(tx, key) + amount,
      })),
    });

  test('a balance that differs from the sum of its postings', () => {
    expect(spoilt((tx) => tx.put(ledgerBalances, { account: 'ana', balance: 99_99 }))).toEqual([
      'balances ana balance: the postings add up to 10000 centavos, not to 9999.',
    ]);
    expect(spoilt((tx) => tx.delete(ledgerBalances, 'ana'))).toEqual([
      'balances ana balance: the postings add up to 10000 centavos, not to 0.',
    ]);
  });

  test('a transaction that does not sum to zero', () => {
    expect(
      spoilt((tx) =>
        put(tx, [
          ['ana', -1],
          ['luis', 3],
        ]),
      ),
    ).toEqual([
      'transactions L9 postings: add up to 2 centavos in MXN, not to 0.',
      'balances ana balance: the postings add up to 9999 centavos, not to 10000.',
      'balances luis balance: the postings add up to 3 centavos, not to 0.',
    ]);
  });

  test('a posting to a missing account', () => {
    expect(spoilt((tx) => put(tx, [['nobody', 5]]))).toEqual([
      'transactions L9 postings.0.account: names nobody, which does not exist.',
    ]);
  });

  test('an account below its floor', () => {
    const overdrawn = (tx: Transaction) =>
      move(tx, { ...entry, belowFloor: true, from: 'luis', to: 'ana', amount: 1 });
    expect(spoilt(overdrawn)).toEqual(['balances luis balance: -1 centavos are less than the floor, 0.']);
  });

  test('a credit account below its limit by more than its charges', () => {
    const beyond = (to: string) => (tx: Transaction) => {
      move(tx, { ...entry, from: 'card', to: cash, amount: 500_00 });
      move(tx, { ...entry, belowFloor: true, from: 'card', to, amount: 1 });
    };
    for (const name of ['interest', 'late-interest', 'vat', 'fees', 'fee-vat'] as const)
      expect(spoilt(beyond(bankAccount(name)))).toEqual([]);
    const twice = (tx: Transaction) => {
      beyond(bankAccount('interest'))(tx);
      move(tx, { ...entry, belowFloor: true, from: 'card', to: bankAccount('vat'), amount: 1 });
    };
    expect(spoilt(twice)).toEqual([]);
    const overdrawnFurther = (tx: Transaction) => {
      beyond(bankAccount('interest'))(tx);
      move(tx, { ...entry, belowFloor: true, from: 'card', to: cash, amount: 1 });
    };
    expect(spoilt(overdrawnFurther)).toEqual([
      'balances card balance: -50002 centavos are less than the floor, -50000.',
    ]);
    expect(spoilt(beyond(cash))).toEqual([
      'balances card balance: -50001 centavos are less than the floor, -50000.',
    ]);
  });

  test('charges that take a deposit account below its floor', () => {
    const chargeOverLimit = (tx: Transaction) =>
      move(tx, { ...entry, belowFloor: true, from: 'luis', to: bankAccount('fees'), amount: 1 });
    expect(spoilt(chargeOverLimit)).toEqual([
      'balances luis balance: -1 centavos are less than the floor, 0.',
    ]);
  });
});
