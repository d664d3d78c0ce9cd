import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import { account } from '#web/testing/makers.ts';
import { latestOf } from './latest';

const moved = (key: string, amount: number, order?: string, kind = 'spei'): Movement => ({
  key,
  postedDate: '2026-11-23',
  description: key,
  amount,
  currencyCode: 'MXN',
  ...(order !== undefined && { operation: { kind, key: order } }),
});

test.each<[string, Movement[], [movement: string, commission: string | undefined][]]>([
  [
    'a commission is merged into its transfer',
    [moved('fee', -5.8, 'a'), moved('sent', -400, 'a'), moved('rent', -90)],
    [
      ['sent', 'fee'],
      ['rent', undefined],
    ],
  ],
  [
    'a commission of another order is not merged',
    [moved('fee', -5.8, 'a'), moved('sent', -1, 'b')],
    [
      ['fee', undefined],
      ['sent', undefined],
    ],
  ],
  [
    'a return is separate from its transfer',
    [moved('fee back', 5.8, 'a'), moved('back', 400, 'a'), moved('fee', -5.8, 'a'), moved('sent', -400, 'a')],
    [
      ['back', 'fee back'],
      ['sent', 'fee'],
    ],
  ],
  [
    'other orders are not merged',
    [moved('one', -1, 'a', 'SAT'), moved('two', -2, 'a', 'SAT')],
    [
      ['one', undefined],
      ['two', undefined],
    ],
  ],
])('%s', (_, movements, shown) => {
  const latest = latestOf([{ account: account('ana-nomina'), movements }], 2);
  expect(latest.map(({ movement, commission }) => [movement.key, commission?.key])).toEqual(shown);
});

test('the two sides of a payment between own accounts are one row', () => {
  const payroll = account('payroll');
  const card = account('card', { type: 'Tarjeta de Crédito' });
  const latest = latestOf(
    [
      { account: card, movements: [moved('received', 900, 'a', 'OWN'), moved('shop', -50)] },
      { account: payroll, movements: [moved('paid', -900, 'a', 'OWN'), moved('gas', -20)] },
    ],
    3,
  );
  expect(latest.map(({ account, movement, to }) => [account.key, movement.key, to?.key])).toEqual([
    ['card', 'shop', undefined],
    ['payroll', 'paid', 'card'],
    ['payroll', 'gas', undefined],
  ]);
});

test('a receipt without its charge is listed', () =>
  expect(
    latestOf([{ account: account('card'), movements: [moved('received', 900, 'a', 'OWN')] }], 2),
  ).toHaveLength(1));
