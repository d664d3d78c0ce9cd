import { expect, test } from 'vitest';
import type { Account } from '#contract/shared/account';
import { account, pesos } from '../../testing/makers';
import { upcomingPayments } from './upcoming';

const TODAY = '2026-11-23';
const credit = (key: string, changed: Partial<Account>): Account =>
  account(key, { type: 'Tarjeta de Crédito', ...changed });
const due = (date: string, suggested: number, current = suggested) => ({
  paymentDueDate: date,
  suggestedMonthlyPayment: pesos(suggested),
  currentPaymentAmount: pesos(current),
});
const shown = (...accounts: Account[]) =>
  upcomingPayments(accounts, TODAY).map(({ account, amount, date, late }) => [
    account.key,
    amount.amount,
    date,
    late,
  ]);

test('soonest first', () =>
  expect(
    shown(credit('home', due('2026-12-02', 14_868.17)), credit('card', due(TODAY, 7_840.12, 750))),
  ).toEqual([
    ['card', 7_840.12, TODAY, false],
    ['home', 14_868.17, '2026-12-02', false],
  ]));

test('what is not credit, or asks for nothing, is left out', () =>
  expect(shown(credit('cheques', {}), credit('paid', due('2026-11-25', 0)))).toEqual([]));

test.each<[string, Partial<Account>, boolean]>([
  ['yesterday', due('2026-11-22', 100), true],
  ['yesterday, but the minimum was paid', due('2026-11-22', 100, 0), false],
  [
    'with an overdue balance',
    { ...due('2026-12-02', 100), balances: { balanceOverduePayments: pesos(50) } },
    true,
  ],
])('due %s', (_, changed, late) => expect(shown(credit('card', changed))[0]?.[3]).toBe(late));
