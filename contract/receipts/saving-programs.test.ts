import { expect, test } from 'vitest';
import type { SavingProgram } from '../saving-programs';
import { programReceiptRows } from './saving-programs';

const program = (change: Partial<SavingProgram> = {}): SavingProgram => ({
  key: 'a',
  confirmationNumber: '73040001',
  operationDate: '2026-11-23T09:30:00-06:00',
  accountType: 'Cheques',
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  toAccount: { description: 'Ahorro', displayId: '•••• 7730' },
  amount: { amount: 700, currencyCode: 'MXN' },
  periodicity: { frequency: 'MONTHLY' },
  effectiveDate: '2026-11-24',
  status: 'ACTIVE',
  nextDate: '2026-11-24',
  ...change,
});

const rowsOf = (change: Partial<SavingProgram> = {}) =>
  programReceiptRows(program(change)).map(({ label, value }) => `${label} | ${value}`);

test('shows a new program', () => {
  expect(rowsOf()).toEqual([
    'Cuenta origen | Nómina •••• 4821',
    'Cuenta destino | Ahorro •••• 7730',
    'Importe | $700.00 MXN',
    'Frecuencia | Mensual',
    'Próximo ahorro | 24 nov 2026',
  ]);
});

test('shows the time of the last change of a program', () => {
  const goal = { amount: 9_000, currencyCode: 'MXN' as const };
  expect(rowsOf({ name: 'Viaje', goal, changedAt: '2026-12-07T10:00:00-06:00' })).toEqual(
    expect.arrayContaining([
      'Nombre | Viaje',
      'Meta | $9,000.00 MXN',
      'Último cambio | 07 dic 2026, 10:00 horas',
    ]),
  );
});
