import { expect, test } from 'vitest';
import { investmentFunds } from './investment-funds';

const order = {
  transaction_type: 'onetime',
  operation_type: 'BUY',
  investment_account_key: 'ana-fondo',
  amount: 100,
  operation_date: '2026-11-23',
};

test.each([
  ['execute', 'VALIDATE', true],
  ['execute', 'EXECUTE', true],
  ['execute', 'modify', false],
  ['execute', 'validate', false],
  ['change', 'modify', true],
  ['change', 'MODIFY', false],
  ['change', 'EXECUTE', false],
] as const)('the endpoint %s accepts the action %s: %s', (call, action_type, isAccepted) => {
  expect(investmentFunds[call].body.safeParse({ ...order, action_type }).success).toBe(isAccepted);
});

test('the action DELETE accepts no fields of an order', () => {
  const { body } = investmentFunds.change;
  expect(body.safeParse({ action_type: 'DELETE' }).success).toBe(true);
  expect(body.safeParse({ ...order, action_type: 'DELETE' }).success).toBe(false);
  expect(body.safeParse({ action_type: 'delete' }).success).toBe(false);
});
