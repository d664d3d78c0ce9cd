import { expect, test } from 'vitest';
import { dueIn } from './due';

test.each([
  ['2026-11-23', 'Vence hoy'],
  ['2026-11-24', 'Vence mañana'],
  ['2026-12-02', 'Vence en 9 días'],
])('due on %s, on 23 November: %s', (due, words) => {
  expect(dueIn(due, '2026-11-23')).toBe(words);
});
