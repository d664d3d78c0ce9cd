import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import { account } from '#web/testing/makers.ts';
import { latestOf } from './latest';

const movementOf = (key: string, amount: number, order?: string, kind = 'spei'): Movement => ({
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
    [movementOf('fee', -5.8, 'a'), movementOf('sent', -400, 'a'), movementOf('rent', -90)],
    [
      ['sent', 'fee'],
      ['rent', undefined],
    ],
  ],
  [
    'a commission of another order is not merged',
    [movementOf('fee', -5.8, 'a'), movementOf('sent', -1, 'b')],
    [
      ['fee', undefined],
      ['sent', undefined],
    ],
  ],
  [
    'a return is separate from its transfer',
    [
      movementOf('fee back', 5.8, 'a'),
      movementOf('back', 400, 'a'),
      movementOf('fee', -5.8, 'a'),
      movementOf('sent', -400, 'a'),
    ],
    [
      ['back', 'fee back'],
      ['sent', 'fee'],
    ],
  ],
  [
    'two charges of one tax payment are not merged',
    [movementOf('one', -1, 'a', 'SAT'), movementOf('two', -2, 'a', 'SAT')],
    [
      ['one', undefined],
      ['two', undefined],
    ],
  ],
])('%s', (_, movements, expected) => {
  const latest = latestOf([{ account: account('ana-nomina'), movements }], 2);
  expect(latest.map(({ movement, commission }) => [movement.key, commission?.key])).toEqual(expected);
});

test('merges the charge and the deposit between own accounts into one row', () => {
  const payroll = account('payroll');
  const card = account('card', { type: 'Tarjeta de Crédito' });
  const latest = latestOf(
    [
      { account: card, movements: [movementOf('received', 900, 'a', 'OWN'), movementOf('shop', -50)] },
      { account: payroll, movements: [movementOf('paid', -900, 'a', 'OWN'), movementOf('gas', -20)] },
    ],
    3,
  );
  expect(latest.map(({ account, movement, to }) => [account.key, movement.key, to?.key])).toEqual([
    ['card', 'shop', undefined],
    ['payroll', 'paid', 'card'],
    ['payroll', 'gas', undefined],
  ]);
});

test('lists a deposit whose charge is missing', () =>
  expect(
    latestOf([{ account: account('card'), movements: [movementOf('received', 900, 'a', 'OWN')] }], 2),
  ).toHaveLength(1));
