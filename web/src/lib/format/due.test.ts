import { expect, test } from 'vitest';
import { formatDue } from './due';

test.each([
  ['2026-11-23', 'Vence hoy'],
  ['2026-11-24', 'Vence mañana'],
  ['2026-12-02', 'Vence en 9 días'],
])('on 23 November, a due date of %s shows "%s"', (due, text) => {
  expect(formatDue(due, '2026-11-23')).toBe(text);
});
