import { expect, test } from 'vitest';
import { balanceProblem, isPesoCheques, maxPayableAmount } from './accounts';

test.each([
  ['Cheques', 'MXN', true],
  ['Cheques', 'USD', false],
  ['Línea de Crédito', 'MXN', false],
] as const)('%s in %s is a cheque account in pesos: %s', (type, currency, expected) => {
  expect(isPesoCheques({ type, currency })).toBe(expected);
});

test.each([
  [100_00, 100_00, 0, undefined],
  [94_20, 100_00, 5_80, undefined],
  [94_21, 100_00, 5_80, 'commission'],
  [100_00, 100_00, 5_80, 'commission'],
  [100_01, 100_00, 5_80, 'amount'],
])(
  'the problem of paying %i of %i centavos with a commission of %i: %s',
  (amount, available, commission, problem) => {
    expect(balanceProblem(amount, { available, commission })).toBe(problem);
  },
);

test.each([
  [100_00, 0, 100_00],
  [100_00, 5_80, 94_20],
  [5_80, 5_80, 0],
  [3_00, 5_80, 0],
])('of %i centavos with a commission of %i at most %i can be paid', (available, commission, most) => {
  expect(maxPayableAmount({ available, commission })).toBe(most);
  if (most > 0) expect(balanceProblem(most, { available, commission })).toBeUndefined();
  expect(balanceProblem(most + 1, { available, commission })).toBeDefined();
});
