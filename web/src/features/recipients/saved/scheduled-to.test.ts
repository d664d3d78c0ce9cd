import { expect, test } from 'vitest';
import type { TransferRow } from '#contract/transfers';
import { stoppedText } from './ScheduledTo';

const row = (effectiveDate: string, amount: number): TransferRow => ({
  key: effectiveDate,
  transferType: 'schedule',
  effectiveDate,
  status: 'SCHEDULED',
  amount,
  currencyCode: 'MXN',
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  toAccount: { description: 'Mamá', displayId: '•••• 1234' },
});

test.each([
  [[], 'No tienes transferencias programadas a esta cuenta.'],
  [
    [row('2026-11-30', 1500.5)],
    'Tienes 1 transferencia programada a esta cuenta que ya no se hará: $1,500.50 MXN para el 30 nov 2026.',
  ],
  [
    [row('2027-01-04', 2), row('2026-11-30', 1)],
    'Tienes 2 transferencias programadas a esta cuenta que ya no se harán: $1.00 MXN para el 30 nov 2026; $2.00 MXN para el 04 ene 2027.',
  ],
  [
    [row('2026-12-05', 5), row('2026-12-01', 1), row('2026-12-02', 2), row('2026-12-03', 3)],
    'Tienes 4 transferencias programadas a esta cuenta que ya no se harán: $1.00 MXN para el 01 dic 2026; $2.00 MXN para el 02 dic 2026; $3.00 MXN para el 03 dic 2026, y 1 más.',
  ],
])('what a removal stops: %#', (scheduled, text) => expect(stoppedText(scheduled)).toBe(text));
