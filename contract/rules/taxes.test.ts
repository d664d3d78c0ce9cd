import { expect, test } from 'vitest';
import { isPayable, lineShapeProblem } from './taxes';

test.each([
  ['SAT', 1_250_00, true],
  ['SAT', 1_250_01, false],
  ['CDMX', 1_250_01, true],
] as const)('a %s payment of %i centavos is payable: %s', (operation, centavos, payable) => {
  expect(isPayable(operation, centavos)).toBe(payable);
});

test.each([
  ['A1'.repeat(10), undefined],
  ['A1'.repeat(9), 'length'],
  ['A1'.repeat(11), 'length'],
  ['Ñ1'.repeat(10), 'alphabet'],
])('the problem of the line %s: %s', (line, problem) => expect(lineShapeProblem(line)).toBe(problem));
