import { expect, test } from 'vitest';
import { leftOfDay } from './limits';

test.each([
  [100_00, 0, 100_00],
  [100_00, 99_99, 1],
  [100_00, 100_00, 0],
  [100_00, 250_00, 0],
])('of %i a day with %i used, %i centavos are left', (daily, used, left) => {
  expect(leftOfDay({ daily, used })).toBe(left);
});
