import { describe, expect, test } from 'vitest';
import { startOfDay } from '#bank/core/calendar/day';
import { bankAccount, type CustomerAccount } from '#bank/core/ledger/accounts';
import { ledgerTransactions, move, openAccount } from '#bank/core/ledger/ledger';
import type { CreditTerms } from '#bank/core/ledger/terms';
import { scheduledJobs } from '#bank/core/scheduling/scheduled-jobs';
import type { Transaction } from '#bank/core/storage/transaction';
import { account, books, cash, entry } from '#bank/testing/books';
import { loan as loanYear } from '#bank/testing/credit-years/instalments';
import { CREDIT_CHARGE, chargeBeforePayment, endOfDay, runCharge, scheduleCharge } from './charges';

const CARD = { kind: 'revolving', limit: 500_00, yearlyRate: 24, cutOffDay: 5 } as const;

function credit(terms: CreditTerms, amount: number, day: string) {
  const tx = books();
  const openedAccount: CustomerAccount = openAccount(tx, account({ key: 'credit', floor: -amount, terms }));
  move(tx, { ...entry, at: startOfDay(day), from: 'credit', to: cash, amount });
  return { tx, openedAccount };
}

/** Returns the movements of the charges with their accounts. */
const chargeMovements = (tx: Transaction) =>
  tx
    .list(ledgerTransactions, 'byAccount', 'credit')
    .slice(1)
    .map(({ date, description, postings: [from, to] }) =>
      [date, description, from?.amount, to?.account].join(' '),
    );
const interest = bankAccount('interest');
const vat = bankAccount('vat');
const late = bankAccount('late-interest');
const scheduled = (tx: Transaction) => tx.all(scheduledJobs).map(({ kind, key, at }) => ({ kind, key, at }));

describe('a loan', () => {
  test('is charged interest and VAT on each due date, moved to a bank day', () => {
    const { tx, openedAccount } = credit(loanYear.terms, 12_000_00, '2026-11-23');
    scheduleCharge(tx, openedAccount, '2026-11-23');
    const at = startOfDay('2026-12-23');
    expect(scheduled(tx)).toEqual([{ kind: CREDIT_CHARGE, key: 'credit', at }]);
    runCharge(tx, { key: 'credit', at });
    expect(chargeMovements(tx)).toEqual([
      `2026-12-23 Intereses del mes -24000 ${interest}`,
      `2026-12-23 IVA de intereses -3840 ${vat}`,
    ]);
    const [, ...charges] = tx.list(ledgerTransactions, 'byAccount', 'credit');
    expect(charges.map(({ category }) => category)).toEqual(['credit', 'credit']);
    // 23 January 2027 is a Saturday.
    expect(scheduled(tx)).toEqual([{ kind: CREDIT_CHARGE, key: 'credit', at: startOfDay('2027-01-25') }]);
  });

  test('without VAT is charged interest only', () => {
    const { tx } = credit({ ...loanYear.terms, vat: false }, 12_000_00, '2026-11-23');
    runCharge(tx, { key: 'credit', at: startOfDay('2026-12-23') });
    expect(chargeMovements(tx)).toEqual([`2026-12-23 Intereses del mes -24000 ${interest}`]);
  });

  test('is charged the elapsed days before a payment', () => {
    const { tx, openedAccount } = credit(loanYear.terms, 12_000_00, '2026-11-23');
    chargeBeforePayment(tx, openedAccount, startOfDay('2026-12-08'));
    expect(chargeMovements(tx)).toEqual([
      `2026-12-08 Intereses del mes -12000 ${interest}`,
      `2026-12-08 IVA de intereses -1920 ${vat}`,
    ]);
    chargeBeforePayment(tx, openedAccount, startOfDay('2026-12-08'));
    expect(chargeMovements(tx)).toHaveLength(2);
    runCharge(tx, { key: 'credit', at: startOfDay('2026-12-23') });
    expect(chargeMovements(tx).slice(2)).toEqual([
      `2026-12-23 Intereses del mes -12000 ${interest}`,
      `2026-12-23 IVA de intereses -1920 ${vat}`,
    ]);
  });

  test('is charged the instalment before a payment at the same instant, once', () => {
    const { tx, openedAccount } = credit(loanYear.terms, 12_000_00, '2026-11-23');
    scheduleCharge(tx, openedAccount, '2026-11-23');
    chargeBeforePayment(tx, openedAccount, startOfDay('2026-12-23'));
    expect(chargeMovements(tx)).toHaveLength(2);
    expect(scheduled(tx)[0]?.at).toBe(startOfDay('2027-01-25'));
  });

  test('is charged late interest separately', () => {
    const { tx, openedAccount } = credit(loanYear.terms, 12_000_00, '2026-11-23');
    runCharge(tx, { key: 'credit', at: startOfDay('2026-12-23') });
    chargeBeforePayment(tx, openedAccount, startOfDay('2027-01-02'));
    expect(
      chargeMovements(tx)
        .slice(2)
        .map((words) => words.split(' -')[0]),
    ).toEqual([
      '2027-01-02 Intereses moratorios',
      '2027-01-02 IVA de intereses moratorios',
      '2027-01-02 Intereses del mes',
      '2027-01-02 IVA de intereses',
    ]);
    expect(chargeMovements(tx)[2]).toContain(late);
    expect(chargeMovements(tx)[3]).toContain(vat);
  });

  test('is not charged after its last instalment', () => {
    const { tx, openedAccount } = credit({ ...loanYear.terms, term: 1 }, 12_000_00, '2026-11-23');
    scheduleCharge(tx, openedAccount, '2026-12-24');
    expect(scheduled(tx)).toEqual([]);
  });

  test('is not charged on the day before a due date', () => {
    const { tx } = credit(loanYear.terms, 12_000_00, '2026-11-23');
    runCharge(tx, { key: 'credit', at: startOfDay('2026-12-22') });
    expect(chargeMovements(tx)).toEqual([]);
    expect(scheduled(tx)).toEqual([{ kind: CREDIT_CHARGE, key: 'credit', at: startOfDay('2026-12-23') }]);
  });
});

describe('a card', () => {
  test('is charged at the last second of its cut-off for the balance of each day', () => {
    const { tx, openedAccount } = credit(CARD, 300_00, '2026-11-01');
    scheduleCharge(tx, openedAccount, '2026-11-06');
    const at = endOfDay('2026-12-05');
    expect(new Date(at).toISOString()).toBe('2026-12-06T05:59:59.000Z');
    expect(scheduled(tx)).toEqual([{ kind: CREDIT_CHARGE, key: 'credit', at }]);
    runCharge(tx, { key: 'credit', at });
    expect(chargeMovements(tx)).toEqual([
      `2026-12-05 Intereses del mes -600 ${interest}`,
      `2026-12-05 IVA de intereses -96 ${vat}`,
    ]);
    expect(scheduled(tx)[0]?.at).toBe(endOfDay('2027-01-05'));
  });

  test('is not charged before a payment', () => {
    const { tx, openedAccount } = credit(CARD, 300_00, '2026-11-01');
    chargeBeforePayment(tx, openedAccount, startOfDay('2026-12-01'));
    expect(chargeMovements(tx)).toEqual([]);
  });
});

test('a deposit account or a missing account is charged nothing', () => {
  const tx = books();
  const before = tx.all(ledgerTransactions).length;
  const money = account();
  scheduleCharge(tx, money, '2026-11-23');
  runCharge(tx, { key: 'ana', at: startOfDay('2026-12-23') });
  runCharge(tx, { key: cash, at: startOfDay('2026-12-23') });
  runCharge(tx, { key: 'nobody', at: startOfDay('2026-12-23') });
  chargeBeforePayment(tx, money, startOfDay('2026-12-23'));
  expect(tx.all(ledgerTransactions)).toHaveLength(before);
  expect(scheduled(tx)).toEqual([]);
});
