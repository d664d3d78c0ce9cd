import { expect, test } from 'vitest';
import { isPayable, lineShapeProblem } from './taxes';

test.each([
  ['SAT', 1_250_00, true],
  ['SAT', 1_250_01, false],
  ['CDMX', 1_250_01, true],
] as const)('%s accepts %i centavos: %s', (operation, centavos, payable) => {
  expect(isPayable(operation, centavos)).toBe(payable);
});

test.each([
  ['A1'.repeat(10), undefined],
  ['A1'.repeat(9), 'length'],
  ['A1'.repeat(11), 'length'],
  ['Ñ1'.repeat(10), 'alphabet'],
])('the line %s: %s', (line, problem) => expect(lineShapeProblem(line)).toBe(problem));
