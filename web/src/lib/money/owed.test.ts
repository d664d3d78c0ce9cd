import { expect, test } from 'vitest';
import { pesos } from '#web/testing/makers.ts';
import { balanceRowOf, creditBalanceOf, isCredit, owedText } from './owed';

test.each([
  [pesos(1200), 'debes $1,200.00 MXN'],
  [pesos(0), 'debes $0.00 MXN'],
  [pesos(-0.01), 'tienes $0.01 MXN a favor'],
  [pesos(-18_619.76), 'tienes $18,619.76 MXN a favor'],
])('owedText(%j) is %s', (owed, text) => expect(owedText(owed)).toBe(text));

test.each([
  [pesos(1), undefined],
  [pesos(0), undefined],
  [{ amount: null, currencyCode: 'MXN' as const }, undefined],
  [pesos(-50), pesos(50)],
])('%j has a credit balance of %j', (owed, creditBalance) =>
  expect(creditBalanceOf(owed)).toEqual(creditBalance),
);

test.each([
  [pesos(120.5), { label: 'Saldo utilizado', balance: pesos(120.5) }],
  [pesos(-120.5), { label: 'Saldo a favor', balance: pesos(120.5) }],
])('%j is shown as %j', (owed, shown) => expect(balanceRowOf('Saldo utilizado', owed)).toEqual(shown));

test.each([
  ['Tarjeta de Crédito', true],
  ['Línea de Crédito', true],
  ['Crédito Personal', true],
  ['Crédito Hipotecario', true],
  ['Cheques', false],
  ['Fondos de Inversión', false],
] as const)('isCredit(%s) is %s', (type, credit) => expect(isCredit({ type })).toBe(credit));
