import { expect, test } from 'vitest';
import { formatAgo } from './ago';

test.each([
  ['2026-11-23', 'hoy'],
  ['2026-11-24', 'hoy'],
  ['2026-11-22', 'ayer'],
  ['2026-11-21', 'hace 2 días'],
  ['2026-11-04', 'hace 19 días'],
  ['2026-10-25', 'hace 29 días'],
  ['2026-10-24', 'hace 1 mes'],
  ['2026-09-09', 'hace 2 meses'],
  ['2025-11-24', 'hace 12 meses'],
  ['2025-11-23', 'hace 1 año'],
  ['2024-02-29', 'hace 2 años'],
])('%s on 23 November 2026 is %s', (date, text) => expect(formatAgo(date, '2026-11-23')).toBe(text));
