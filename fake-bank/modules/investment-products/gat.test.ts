import { expect, test } from 'vitest';
import { gatNominal, gatReal } from './gat';

test.each([
  [6.5, 28, 6.7, 2.84],
  [6, 364, 6, 2.17],
  [3, 1, 3.05, -0.67],
])('%d %% for %i days has a nominal GAT of %d %% and a real one of %d %%', (rate, term, nominal, real) => {
  expect(gatNominal(rate, term)).toBe(nominal);
  expect(gatReal(nominal)).toBe(real);
});
