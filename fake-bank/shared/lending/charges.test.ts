import { expect, test } from 'vitest';
import { startOfDay } from '#bank/core/calendar/day';
import { bankAccount, type CustomerAccount } from '#bank/core/ledger/accounts';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import {
  balanceOf,
  InsufficientFunds,
  ledgerTransactions,
  move,
  openAccount,
  openBankAccounts,
} from '#bank/core/ledger/ledger';
import type { CreditTerms } from '#bank/core/ledger/terms';
import { nextRunAt } from '#bank/core/scheduling/scheduled-jobs';
import { Reader, State } from '#bank/core/storage/collection';
import { Transaction } from '#bank/core/storage/transaction';
import { CREDIT_CHARGE, chargeBeforePayment, endOfDay, runCharge, scheduleCharge } from './charges';

/** Opens a credit with `owed` drawn on 23 November 2026. */
function credit(terms: CreditTerms, owed: number, floor: number) {
  const state = new State();
  const tx = new Transaction(state);
  openBankAccounts(tx);
  const account = openAccount<CustomerAccount>(tx, {
    kind: 'customer',
    key: 'credit',
    customer: 'anybody',
    currency: 'MXN',
    floor,
    type: terms.kind === 'revolving' ? 'Tarjeta de Crédito' : 'Crédito Personal',
    description: 'Crédito',
    displayId: '•••• 0001',
    entitlements: [],
    terms,
  });
  scheduleCharge(tx, account, '2026-11-23');
  use(tx, owed);
  return { tx, account, read: new Reader(state) };
}

const use = (tx: Transaction, amount: number) =>
  move(tx, {
    at: startOfDay('2026-11-23'),
    description: 'Disposición',
    category: 'credit',
    from: 'credit',
    to: bankAccount('lending'),
    amount,
  });

const chargeMovements = (read: Reader) =>
  read
    .list(ledgerTransactions, 'byAccount', 'credit')
    .filter(({ description }) => /ntereses/.test(description))
    .map(({ date, description, postings }) => [date, description, -(postings[0]?.amount ?? 0)]);

test('payments at the instant of a due date cause one interest charge', () => {
  const { tx, account, read } = credit(
    {
      kind: 'instalments',
      principal: 10_000_000,
      yearlyRate: 24,
      vat: true,
      term: 24,
      firstDueDate: '2026-12-23',
    },
    10_000_000,
    -20_000_000,
  );
  const at = startOfDay('2026-12-23');
  chargeBeforePayment(tx, account, at);
  expect(chargeMovements(read)).toEqual([
    ['2026-12-23', 'Intereses del mes', 200_000],
    ['2026-12-23', 'IVA de intereses', 32_000],
  ]);
  expect(nextRunAt(tx, { kind: CREDIT_CHARGE, key: 'credit' })).toBe(startOfDay('2027-01-25'));
  chargeBeforePayment(tx, account, at);
  expect(chargeMovements(read)).toHaveLength(2);
});

test('a card at its limit is charged beyond the limit and cannot be used further', () => {
  const { tx, read } = credit(
    { kind: 'revolving', limit: 1_000_000, yearlyRate: 45, cutOffDay: 12 },
    1_000_000,
    -1_000_000,
  );
  runCharge(tx, { key: 'credit', at: endOfDay('2026-12-12') });
  expect(chargeMovements(read)).toEqual([]);
  runCharge(tx, { key: 'credit', at: endOfDay('2027-01-12') });
  // 31 days of 10,000 × 45 % ÷ 360
  expect(chargeMovements(read)).toEqual([
    ['2027-01-12', 'Intereses del mes', 38_750],
    ['2027-01-12', 'IVA de intereses', 6_200],
  ]);
  expect(balanceOf(read, 'credit')).toBe(-1_044_950);
  expect(ledgerProblems(read)).toEqual([]);
  expect(() => use(tx, 1)).toThrow(InsufficientFunds);
});

test('ledgerProblems reports use beyond the limit', () => {
  const { tx, read } = credit(
    { kind: 'revolving', limit: 1_000_000, yearlyRate: 45, cutOffDay: 12 },
    1_000_000,
    -1_000_000,
  );
  move(tx, {
    at: startOfDay('2026-11-24'),
    description: 'Compra',
    category: 'shopping',
    from: 'credit',
    to: bankAccount('cards'),
    amount: 1,
    belowFloor: true,
  });
  expect(ledgerProblems(read)).toMatchObject([{ list: 'balances', key: 'credit', field: 'balance' }]);
});
