import { expect, test } from 'vitest';
import { formatCaptureLine, isCaptureLine, normalizeCaptureLine } from './capture-line';

test('normalizeCaptureLine removes spaces and hyphens and uses capital letters', () => {
  expect(normalizeCaptureLine(' 80pr-ed26 0001-9856\t6208 ')).toBe('80PRED26000198566208');
});

test.each([
  ['80PRED26000198566208', true],
  ['80PRED2600019856620', false],
  ['80PRED260001985662081', false],
  ['80PRED2600019856620Ñ', false],
  ['80PRED26000198566 08', false],
])('%s is a capture line: %s', (line, fits) => {
  expect(isCaptureLine(line)).toBe(fits);
});

test('a capture line is shown in groups of four, also while it is typed', () => {
  expect(formatCaptureLine('80PRED26000198566208')).toBe('80PR ED26 0001 9856 6208');
  expect(formatCaptureLine('80PRE')).toBe('80PR E');
});
