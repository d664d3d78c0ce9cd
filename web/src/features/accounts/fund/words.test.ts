import { expect, it } from 'vitest';
import { showChange, showPrice, showShortPrice, showUnits } from './words';

it.each([
  [showPrice(1.2321), '$1.232100'],
  [showShortPrice(1.175, 0.025), '$1.175'],
  [showShortPrice(1.2, 0.05), '$1.200'],
  [showShortPrice(1200, 200), '$1200.00'],
  [showUnits(66_913), '66,913 títulos'],
  [showUnits(1), '1 título'],
  [showChange(4.6087), '+4.61%'],
  [showChange(-0.5), '−0.50%'],
])('%s', (shown, words) => expect(shown).toBe(words));
