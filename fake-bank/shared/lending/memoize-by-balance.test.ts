/** Compares memoized views with recomputed views. */
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

const START_DATE = '2026-01-20';

function openCredit<Terms extends CreditTerms>(terms: Terms) {
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

/** A movement `day` days after START_DATE that is committed or rolled back. */
const movementArbitrary = fc.record({
  day: fc.nat(200),
  hour: fc.nat(23),
  amount: fc.integer({ min: -500_000, max: 500_000 }).filter((amount) => amount !== 0),
  counterpart: fc.constantFrom('cards', 'cards', 'interest', 'vat', 'cash'),
  isCommitted: fc.boolean(),
  today: fc.nat(260),
});
type Movement = typeof movementArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

function post(tx: Transaction, { day, hour, amount, counterpart }: Movement): void {
  const bank = bankAccount(
    counterpart === 'cash'
      ? 'cash'
      : counterpart === 'interest'
        ? 'interest'
        : counterpart === 'vat'
          ? 'vat'
          : 'cards',
  );
  const [from, to] = amount < 0 ? ['credit', bank] : [bank, 'credit'];
  const at = atHour(addDays(START_DATE, day), hour);
  move(tx, { at, description: 'x', category: 'credit', from, to, amount: Math.abs(amount) });
}

const sortByTime = (movements: Movement[]): Movement[] =>
  movements.toSorted((a, b) => a.day * 24 + a.hour - (b.day * 24 + b.hour));

test.each<[string, (movements: Movement[]) => Movement[]]>([
  ['in order of time', sortByTime],
  ['of a clock that is set back repeatedly', (movements) => movements],
])(
  'with movements %s, the daily history ends with the balance; in order of time, statements equal recomputed ones',
  (name, order) => {
    fc.assert(
      fc.property(fc.array(movementArbitrary, { maxLength: 40 }), (movements) => {
        const { state, account, read } = openCredit({
          kind: 'revolving',
          limit: 4_000_000,
          yearlyRate: 45,
          cutOffDay: 12,
        });
        for (const movement of order(movements)) {
          const tx = new Transaction(state);
          post(tx, movement);
          const today = addDays(START_DATE, movement.today);
          statementFor(read, account, today);
          if (!movement.isCommitted) tx.undo();
          const daily = dailyHistoryOf(read, account);
          expect(daily.entries.at(-1)?.balance ?? 0).toBe(sumPostings(read));
          if (name !== 'in order of time') continue;
          expect(statementFor(read, account, today)).toEqual(
            statementOf(account.terms, historyOf(read, account), today),
          );
        }
      }),
      { numRuns: 100 },
    );
  },
);

const sumPostings = (read: Reader): number =>
  read
    .list(ledgerTransactions, 'byAccount', 'credit')
    .flatMap(({ postings }) => postings)
    .reduce((sum, { account, amount }) => (account === 'credit' ? sum + amount : sum), 0);

test('memoized views of a loan equal recomputed views', () => {
  fc.assert(
    fc.property(fc.array(movementArbitrary, { maxLength: 12 }), (movements) => {
      const { state, account, read } = openCredit({
        kind: 'instalments',
        principal: 1_000_000,
        yearlyRate: 24,
        vat: true,
        term: 12,
        firstDueDate: '2026-02-20',
      });
      post(new Transaction(state), {
        day: 0,
        hour: 0,
        amount: -1_000_000,
        counterpart: 'cash',
        isCommitted: true,
        today: 0,
      });
      for (const movement of sortByTime(movements)) {
        const tx = new Transaction(state);
        const today = addDays(START_DATE, movement.day);
        const statusBefore = repaymentStatusFor(read, account, today);
        expect(repaymentStatusFor(read, account, today)).toBe(statusBefore);
        const viewBefore = instalmentCreditView(read, account, today);
        expect(instalmentCreditView(read, account, today)).toBe(viewBefore);
        const renamed = { ...account, alias: `Número ${movement.day}` };
        expect(instalmentCreditView(read, renamed, today)).toEqual({ ...viewBefore, alias: renamed.alias });
        post(tx, { ...movement, counterpart: 'cash', amount: Math.abs(movement.amount) });
        const statusAfter = repaymentStatusFor(read, account, today);
        expect(instalmentCreditView(read, account, today)).toEqual(computeInstalments(read, account, today));
        if (!movement.isCommitted) {
          tx.undo();
          expect(instalmentCreditView(read, account, today)).toEqual(viewBefore);
          expect(repaymentStatusFor(read, account, today)).toBe(statusBefore);
        } else
          expect(statusAfter).toEqual(
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

test('the daily history has a few entries per day for ten thousand movements of a year', () => {
  const { state, account, read } = openCredit({
    kind: 'revolving',
    limit: 4_000_000,
    yearlyRate: 45,
    cutOffDay: 12,
  });
  const tx = new Transaction(state);
  for (let number = 0; number < 10_000; number += 1) {
    post(tx, {
      day: Math.floor(number / 28),
      hour: 12,
      amount: number % 2 ? 100 : -100,
      counterpart: 'cards',
      isCommitted: true,
      today: 0,
    });
  }
  const { entries } = dailyHistoryOf(read, account);
  expect(entries.length).toBeLessThan(800);
  expect(entries.at(-1)?.balance).toBe(0);
  post(tx, { day: 360, hour: 1, amount: -7, counterpart: 'cards', isCommitted: true, today: 0 });
  expect(dailyHistoryOf(read, account).entries.at(-1)).toEqual({
    date: addDays(START_DATE, 360),
    amount: -7,
    balance: -7,
  });
});
