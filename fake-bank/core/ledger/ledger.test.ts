import { describe, expect, test } from 'vitest';
import { account, books, cash, entry, NOON } from '#bank/testing/books';
import type { Transaction } from '../storage/transaction';
import { bankAccount, bankAccountNames, ledgerAccounts } from './accounts';
import { ledgerProblems } from './invariants';
import {
  availableIn,
  balanceOf,
  InsufficientFunds,
  ledgerTransactions,
  move,
  openAccount,
  openBankAccounts,
  post,
} from './ledger';

const balances = (tx: Transaction, keys: readonly string[]) => keys.map((key) => balanceOf(tx, key));
const accountOf = (tx: Transaction, key: string) => {
  const ledgerAccount = tx.get(ledgerAccounts, key);
  if (!ledgerAccount) throw new Error(key);
  return ledgerAccount;
};

describe('a movement', () => {
  test('debits one account, credits the other and records both balances', () => {
    const tx = books();
    const transaction = move(tx, {
      ...entry,
      operation: { kind: 'OWN', key: 'O1' },
      from: 'ana',
      to: 'luis',
      amount: 30_00,
    });
    expect(transaction).toEqual({
      key: 'L000000003',
      at: NOON,
      date: '2026-11-23',
      description: 'Prueba',
      category: 'other',
      operation: { kind: 'OWN', key: 'O1' },
      postings: [
        { account: 'ana', amount: -30_00, balance: 70_00 },
        { account: 'luis', amount: 30_00, balance: 30_00 },
      ],
    });
    expect(balances(tx, ['ana', 'luis', cash])).toEqual([70_00, 30_00, -100_00]);
    expect(ledgerProblems(tx)).toEqual([]);
  });

  test('without an operation has no operation field', () => {
    const tx = books();
    const transaction = move(tx, { ...entry, from: 'ana', to: 'luis', amount: 1 });
    expect('operation' in transaction).toBe(false);
  });

  test('uses the date in Mexico City and sorts by time in both accounts', () => {
    const tx = books();
    const late = Date.parse('2026-11-24T05:59:59Z');
    const transaction = move(tx, { ...entry, at: late, from: 'ana', to: 'luis', amount: 2 });
    const earlier = move(tx, { ...entry, at: NOON - 1, from: 'ana', to: 'luis', amount: 1 });
    expect([transaction.date, earlier.date]).toEqual(['2026-11-23', '2026-11-23']);
    expect(tx.list(ledgerTransactions, 'byAccount', 'luis')).toEqual([earlier, transaction]);
  });

  test('can empty an account; one centavo more is rejected and changes nothing', () => {
    const tx = books();
    move(tx, { ...entry, from: 'ana', to: 'luis', amount: 100_00 });
    const change = () => move(tx, { ...entry, from: 'ana', to: 'luis', amount: 1 });
    expect(change).toThrow(InsufficientFunds);
    expect(change).toThrow('insufficient funds in ana');
    expect(balances(tx, ['ana', 'luis'])).toEqual([0, 100_00]);
    expect(tx.all(ledgerTransactions)).toHaveLength(3);
  });

  test('reports the account with insufficient funds', () => {
    const tx = books();
    try {
      move(tx, { ...entry, from: 'luis', to: 'ana', amount: 1 });
    } catch (error) {
      expect(error).toMatchObject({ account: 'luis' });
    }
    expect.assertions(1);
  });

  test('can use a credit up to its limit, charge interest beyond it and always repay it', () => {
    const tx = books();
    const purchase = (amount: number) => move(tx, { ...entry, from: 'card', to: cash, amount });
    expect(() => purchase(500_01)).toThrow(InsufficientFunds);
    purchase(500_00);
    move(tx, { ...entry, belowFloor: true, from: 'card', to: bankAccount('interest'), amount: 12_00 });
    expect(balanceOf(tx, 'card')).toBe(-512_00);
    expect(ledgerProblems(tx)).toEqual([]);
    move(tx, { ...entry, from: 'ana', to: 'card', amount: 5_00 });
    expect(balanceOf(tx, 'card')).toBe(-507_00);
  });

  test('from a bank account may take any amount', () => {
    const tx = books();
    move(tx, { ...entry, from: cash, to: 'ana', amount: 1_000_000_00 });
    expect(availableIn(tx, accountOf(tx, cash))).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('postings', () => {
  const posted = (...postings: [account: string, amount: number][]) => {
    const tx = books();
    return () =>
      post(tx, { ...entry, postings: postings.map(([key, amount]) => ({ account: key, amount })) });
  };

  test.each<[string, [string, number][], string]>([
    [
      'that do not sum to zero',
      [
        ['ana', -100],
        ['luis', 99],
      ],
      'postings are off by -1 centavos MXN',
    ],
    [
      'that sum to zero only across two currencies',
      [
        ['ana', -100],
        ['dollars', 100],
      ],
      'postings are off by -100 centavos MXN',
    ],
    [
      'of zero',
      [
        ['ana', 0],
        ['luis', 0],
      ],
      'posting of 0 centavos',
    ],
    [
      'of half a centavo',
      [
        ['ana', -0.5],
        ['luis', 0.5],
      ],
      'posting of -0.5 centavos',
    ],
    ['beyond the safe integer range', [['luis', 2 ** 53]], 'posting of 9007199254740992 centavos'],
    [
      'to an unknown account',
      [
        ['ana', -100],
        ['nobody', 100],
      ],
      'posting to unknown account nobody',
    ],
  ])('%s are rejected', (_, postings, message) => expect(posted(...postings)).toThrow(message));

  test('of the same account accumulate', () => {
    const { postings } = posted(['ana', -60_00], ['ana', -40_00], ['luis', 100_00])();
    expect(postings.map(({ balance }) => balance)).toEqual([40_00, 0, 100_00]);
    expect(posted(['ana', -60_00], ['ana', -40_01], ['luis', 100_01])).toThrow(InsufficientFunds);
  });

  test('in two currencies balance in each currency', () => {
    const exchange = bankAccount('exchange');
    const dollars = bankAccount('exchange', 'USD');
    expect(
      posted(['dollars', -10_00], [dollars, 10_00], [exchange, -180_50], ['ana', 180_50])().postings,
    ).toHaveLength(4);
  });
});

describe('accounts', () => {
  test('availableIn returns the balance above the floor', () => {
    const tx = books();
    expect(availableIn(tx, accountOf(tx, 'ana'))).toBe(100_00);
    expect(availableIn(tx, accountOf(tx, 'card'))).toBe(500_00);
    expect(balanceOf(tx, 'nobody')).toBe(0);
  });

  test('openAccount rejects an existing key', () => {
    expect(() => openAccount(books(), account())).toThrow('account ana exists');
  });

  test('openBankAccounts opens each bank account once per currency', () => {
    const tx = books();
    const before = tx.all(ledgerAccounts).length;
    openBankAccounts(tx);
    expect(tx.all(ledgerAccounts)).toHaveLength(before);
    const bankAccounts = tx.all(ledgerAccounts).filter(({ kind }) => kind === 'bank');
    expect(bankAccounts).toHaveLength(bankAccountNames.length * 2);
    expect(tx.get(ledgerAccounts, 'bank:spei:USD')).toEqual({
      kind: 'bank',
      key: 'bank:spei:USD',
      currency: 'USD',
      description: 'Compensación SPEI (USD)',
    });
  });

  test('are indexed by customer and by the digits of their CLABE', () => {
    const tx = books();
    openAccount(tx, account({ key: 'savings', clabe: '044180012345678907' }));
    const keys = (index: 'byCustomer' | 'byNumber', key: string) =>
      tx.list(ledgerAccounts, index, key).map((row) => row.key);
    expect(keys('byCustomer', 'ana')).toEqual(['ana', 'card', 'dollars', 'savings']);
    expect(keys('byNumber', '01234567890')).toEqual(['savings']);
  });
});
