import { expect, test } from 'vitest';
import { taxLine } from './tax-line';

test.each([
  ['80', 'PRED260001', '2039-06-30', 4_256_50, '80PRED26000198566208'],
  ['80', 'PRED250001', '2025-01-31', 3_100_00, '80PRED25000144946286'],
  ['04', 'SAT2600001', '2039-06-30', 8_500_00, '04SAT260000198563245'],
  ['05', 'SAT2600007', '2039-06-30', 12_000_00, '05SAT260000798569220'],
])('concept %s, %s, due %s, %i centavos', (concept, reference, due, amount, line) => {
  expect(taxLine({ concept, reference, due, amount })).toBe(line);
});
