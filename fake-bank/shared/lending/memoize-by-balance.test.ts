/** Compares memoized views with recomputed ones. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atHour } from '#bank/core/calendar/day';
import { bankAccount, type CustomerAccount } from '#bank/core/ledger/accounts';
import { ledgerTransactions, move, openAccount, openBankAccounts } from '#bank/core/ledger/ledger';
import type { CreditTerms } from '#bank/core/ledger/terms';
import { Reader, State } from '#bank/core/storage/collection';
import { Transaction } from '#bank/core/storage/transaction';
import { addDays } from '#contract/domain/dates';
import { dailyHistoryOf } from './days';
import { historyOf } from './history';
import { computeInstalments, instalmentCreditView } from './instalment-credit';
import { repaymentStatus } from './repayment-status';
import { statementOf } from './statement';
import { repaymentStatusFor, statementFor } from './views';
import { debtAfter } from './waterfall';

const BEGINS = '2026-01-20';

function credit<Terms extends CreditTerms>(terms: Terms) {
  const state = new State();
  const tx = new Transaction(state);
  openBankAccounts(tx);
  const account = openAccount<CustomerAccount & { terms: Terms }>(tx, {
    kind: 'customer',
    key: 'credit',
    customer: 'anybody',
    currency: 'MXN',
    floor: Number.MIN_SAFE_INTEGER,
    type: terms.kind === 'revolving' ? 'Tarjeta de Crédito' : 'Crédito Personal',
    description: 'Crédito',
    displayId: '•••• 0001',
    entitlements: [],
    terms,
  });
  return { state, account, read: new Reader(state) };
}

/** `day` counts from the first day; the movement is committed or rolled back. */
const movement = fc.record({
  day: fc.nat(200),
  hour: fc.nat(23),
  amount: fc.integer({ min: -500_000, max: 500_000 }).filter((amount) => amount !== 0),
  other: fc.constantFrom('cards', 'cards', 'interest', 'vat', 'cash'),
  kept: fc.boolean(),
  today: fc.nat(260),
});
type Movement = typeof movement extends fc.Arbitrary<infer Value> ? Value : never;

function carryOut(tx: Transaction, { day, hour, amount, other }: Movement): void {
  const bank = bankAccount(
    other === 'cash' ? 'cash' : other === 'interest' ? 'interest' : other === 'vat' ? 'vat' : 'cards',
  );
  const [from, to] = amount < 0 ? ['credit', bank] : [bank, 'credit'];
  const at = atHour(addDays(BEGINS, day), hour);
  move(tx, { at, description: 'x', category: 'credit', from, to, amount: Math.abs(amount) });
}

/** Chronological order. */
const inOrder = (all: Movement[]): Movement[] =>
  all.toSorted((a, b) => a.day * 24 + a.hour - (b.day * 24 + b.hour));

test.each<[string, (all: Movement[]) => Movement[]]>([
  ['in the order of time', inOrder],
  ['with a clock that is set back again and again', (all) => all],
])(
  'the daily history ends with the balance, and if in order gives the same statement: movements %s',
  (name, order) => {
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 40 }), (all) => {
        const { state, account, read } = credit({
          kind: 'revolving',
          limit: 4_000_000,
          yearlyRate: 45,
          cutOffDay: 12,
        });
        for (const one of order(all)) {
          const tx = new Transaction(state);
          carryOut(tx, one);
          const today = addDays(BEGINS, one.today);
          statementFor(read, account, today);
          if (!one.kept) tx.undo();
          const daily = dailyHistoryOf(read, account);
          expect(daily.entries.at(-1)?.balance ?? 0).toBe(sumOf(read));
          if (name !== 'in the order of time') continue;
          expect(statementFor(read, account, today)).toEqual(
            statementOf(account.terms, historyOf(read, account), today),
          );
        }
      }),
      { numRuns: 100 },
    );
  },
);

const sumOf = (read: Reader): number =>
  read
    .list(ledgerTransactions, 'byAccount', 'credit')
    .flatMap(({ postings }) => postings)
    .reduce((sum, { account, amount }) => (account === 'credit' ? sum + amount : sum), 0);

test('memoized views of a loan equal recomputed ones', () => {
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 12 }), (all) => {
      const { state, account, read } = credit({
        kind: 'instalments',
        principal: 1_000_000,
        yearlyRate: 24,
        vat: true,
        term: 12,
        firstDueDate: '2026-02-20',
      });
      carryOut(new Transaction(state), {
        day: 0,
        hour: 0,
        amount: -1_000_000,
        other: 'cash',
        kept: true,
        today: 0,
      });
      for (const one of inOrder(all)) {
        const tx = new Transaction(state);
        const today = addDays(BEGINS, one.day);
        const before = repaymentStatusFor(read, account, today);
        expect(repaymentStatusFor(read, account, today)).toBe(before);
        const shown = instalmentCreditView(read, account, today);
        expect(instalmentCreditView(read, account, today)).toBe(shown);
        const renamed = { ...account, alias: `Número ${one.day}` };
        expect(instalmentCreditView(read, renamed, today)).toEqual({ ...shown, alias: renamed.alias });
        carryOut(tx, { ...one, other: 'cash', amount: Math.abs(one.amount) });
        const after = repaymentStatusFor(read, account, today);
        expect(instalmentCreditView(read, account, today)).toEqual(computeInstalments(read, account, today));
        if (!one.kept) {
          tx.undo();
          expect(instalmentCreditView(read, account, today)).toEqual(shown);
          expect(repaymentStatusFor(read, account, today)).toBe(before);
        } else
          expect(after).toEqual(
            repaymentStatus(account.terms, debtAfter(account.terms, historyOf(read, account)), today),
          );
        const tomorrow = addDays(today, 1);
        expect(instalmentCreditView(read, account, tomorrow)).toEqual(
          computeInstalments(read, account, tomorrow),
        );
      }
    }),
    { numRuns: 60 },
  );
});

test('ten thousand movements of a year leave a few entries per day', () => {
  const { state, account, read } = credit({
    kind: 'revolving',
    limit: 4_000_000,
    yearlyRate: 45,
    cutOffDay: 12,
  });
  const tx = new Transaction(state);
  for (let number = 0; number < 10_000; number += 1) {
    carryOut(tx, {
      day: Math.floor(number / 28),
      hour: 12,
      amount: number % 2 ? 100 : -100,
      other: 'cards',
      kept: true,
      today: 0,
    });
  }
  const { entries } = dailyHistoryOf(read, account);
  expect(entries.length).toBeLessThan(800);
  expect(entries.at(-1)?.balance).toBe(0);
  carryOut(tx, { day: 360, hour: 1, amount: -7, other: 'cards', kept: true, today: 0 });
  expect(dailyHistoryOf(read, account).entries.at(-1)).toEqual({
    date: addDays(BEGINS, 360),
    amount: -7,
    balance: -7,
  });
});
