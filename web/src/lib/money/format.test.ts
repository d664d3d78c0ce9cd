import { describe, expect, it } from 'vitest';
import { DEFAULT_CURRENCY, formatMagnitude, formatMoney } from './format';

describe('formatting money', () => {
  it.each([
    [1234.5, '1,234.50'],
    [0, '0.00'],
    [0.1, '0.10'],
    [-684, '684.00'],
    [9999999999999.99, '9,999,999,999,999.99'],
  ])('formats the magnitude of %d as %s', (amount, text) => expect(formatMagnitude(amount)).toBe(text));

  it.each([
    [{ amount: 1234.5, currencyCode: 'MXN' }, '$1,234.50 MXN'],
    [{ amount: 1250, currencyCode: 'USD' }, '$1,250.00 USD'],
    [{ amount: -684, currencyCode: 'MXN' }, '\u2212$684.00 MXN'],
    [{ amount: null, currencyCode: 'MXN' }, 'No disponible'],
  ] as const)('formats %o as %s', (money, text) => expect(formatMoney(money)).toBe(text));

  it('uses pesos by default', () => expect(DEFAULT_CURRENCY).toBe('MXN'));
});
