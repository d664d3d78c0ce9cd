import { expect, test } from 'vitest';
import { account, pesos } from '#web/testing/makers.ts';
import { accountOption } from './AccountSelect';

test.each([
  ['Cheques', 50, 'k •••• 0001 · $50.00 MXN'],
  ['Tarjeta de Crédito', 50, 'k •••• 0001 · debes $50.00 MXN'],
  ['Tarjeta de Crédito', 0, 'k •••• 0001 · debes $0.00 MXN'],
  ['Línea de Crédito', -40_727.17, 'k •••• 0001 · tienes $40,727.17 MXN a favor'],
] as const)('the option of a %s with a balance of %d is "%s"', (type, amount, label) =>
  expect(accountOption(account('k', { type, primaryBalance: pesos(amount) })).label).toBe(label),
);
