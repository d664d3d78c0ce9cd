import { expect, test } from 'vitest';
import { type StoppedOrderLabels, stoppedText } from './StoppedOrders';

const transfers: StoppedOrderLabels = {
  one: 'transferencia programada',
  many: 'transferencias programadas',
  pronoun: 'las',
  destination: 'a esta cuenta',
};
const order = (date: string, amount: number) => ({ date, amount: { amount, currencyCode: 'MXN' as const } });

test.each([
  [[], 'No tienes transferencias programadas a esta cuenta.'],
  [
    [order('2026-11-30', 1500.5)],
    'Tienes 1 transferencia programada a esta cuenta que ya no se hará: $1,500.50 MXN para el 30 nov 2026.',
  ],
  [
    [order('2027-01-04', 2), order('2026-11-30', 1)],
    'Tienes 2 transferencias programadas a esta cuenta que ya no se harán: $1.00 MXN para el 30 nov 2026; $2.00 MXN para el 04 ene 2027.',
  ],
  [
    [order('2026-12-05', 5), order('2026-12-01', 1), order('2026-12-02', 2), order('2026-12-03', 3)],
    'Tienes 4 transferencias programadas a esta cuenta que ya no se harán: $1.00 MXN para el 01 dic 2026; $2.00 MXN para el 02 dic 2026; $3.00 MXN para el 03 dic 2026, y 1 más.',
  ],
])('describes the orders stopped by a removal: %#', (scheduled, text) =>
  expect(stoppedText(transfers, scheduled)).toBe(text),
);
