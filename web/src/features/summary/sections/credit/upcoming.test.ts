import { expect, test } from 'vitest';
import type { Account } from '#contract/domain/account';
import { account, pesos } from '#web/testing/makers.ts';
import { upcomingPayments } from './upcoming';

const TODAY = '2026-11-23';
const credit = (key: string, change: Partial<Account>): Account =>
  account(key, { type: 'Tarjeta de Crédito', ...change });
const dueOn = (date: string, suggested: number, current = suggested) => ({
  paymentDueDate: date,
  suggestedMonthlyPayment: pesos(suggested),
  currentPaymentAmount: pesos(current),
});
const summarize = (...accounts: Account[]) =>
  upcomingPayments(accounts, TODAY).map(({ account, amount, date, isOverdue }) => [
    account.key,
    amount.amount,
    date,
    isOverdue,
  ]);

test('sorts by due date', () =>
  expect(
    summarize(credit('home', dueOn('2026-12-02', 14_868.17)), credit('card', dueOn(TODAY, 7_840.12, 750))),
  ).toEqual([
    ['card', 7_840.12, TODAY, false],
    ['home', 14_868.17, '2026-12-02', false],
  ]));

test('omits cheque accounts, and credits without a payment', () =>
  expect(summarize(credit('cheques', {}), credit('paid', dueOn('2026-11-25', 0)))).toEqual([]));

test.each<[string, Partial<Account>, unknown[][]]>([
  ['due yesterday', dueOn('2026-11-22', 100), [['card', 100, '2026-11-22', true]]],
  // After the due date, yesterday's payment no longer avoids interest, so it is not offered.
  ['due yesterday with the minimum paid', dueOn('2026-11-22', 100, 0), []],
  [
    'due weeks ago and partly paid',
    {
      ...dueOn('2026-10-12', 29_690.71),
      nextDueDate: '2026-12-10',
      balances: { balanceOverduePayments: pesos(19_807.7) },
    },
    [
      ['card', 19_807.7, '2026-10-12', true],
      ['card', 9_883.01, '2026-12-10', false],
    ],
  ],
  [
    'without an amount that avoids interest',
    {
      paymentDueDate: '2026-11-12',
      nextDueDate: '2026-12-12',
      currentPaymentAmount: pesos(50),
      balances: { balanceOverduePayments: pesos(50) },
    },
    [['card', 50, '2026-11-12', true]],
  ],
])('returns the payments of a card %s', (_, change, rows) =>
  expect(summarize(credit('card', change))).toEqual(rows),
);
