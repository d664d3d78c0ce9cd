import { expect, test } from 'vitest';
import { checkChange } from './changes';

const DATE = 'Ese día es inhábil. Elige otro.';

test.each([
  ['10,000.00', '2026-11-24', {}],
  ['', '2026-11-24', { amount: 'Escribe el importe.' }],
  ['100,000,000.01', '2026-11-24', { amount: 'Debe ser menor o igual a $100,000,000.00 MXN.' }],
  ['1', '2026-11-28', { date: DATE }],
  ['1', '2026-12-25', { date: DATE }],
  ['1', '2026-11-23', { date: 'Elige una fecha a partir de mañana.' }],
])('a change to %j on %j has the errors %j', (amount, date, errors) => {
  expect(checkChange({ amount, date }, new Set(['2026-12-25']), '2026-11-23')).toEqual({
    amount: undefined,
    date: undefined,
    ...errors,
  });
});
