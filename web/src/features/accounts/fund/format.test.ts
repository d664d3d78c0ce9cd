import { expect, it } from 'vitest';
import { formatChange, formatPrice, formatShortPrice, formatUnits } from './format';

it.each([
  [formatPrice(1.2321), '$1.232100'],
  [formatShortPrice(1.175, 0.025), '$1.175'],
  [formatShortPrice(1.2, 0.05), '$1.200'],
  [formatShortPrice(1200, 200), '$1200.00'],
  [formatUnits(66_913), '66,913 títulos'],
  [formatUnits(1), '1 título'],
  [formatChange(4.6087), '+4.61%'],
  [formatChange(-0.5), '−0.50%'],
])('formats %s', (formatted, expected) => expect(formatted).toBe(expected));
