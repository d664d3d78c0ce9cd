import { expect, test } from 'vitest';
import { pdfView } from './pdf';
import type { Transfer } from './transfer';

const transfer: Transfer = {
  key: 'k',
  customer: 'ana',
  confirmationNumber: '73040001',
  transferType: 'schedule',
  status: 'PROCESSED',
  effectiveDate: '2027-01-04',
  orderedAt: Date.parse('2026-12-31T20:45:00-06:00'),
  executedAt: Date.parse('2027-01-04T06:00:00-06:00'),
  from: { account: 'n', description: 'Nómina', displayId: '•••• 4821', amount: 100_00, currency: 'MXN' },
  to: { account: 'a', description: 'Ahorro', displayId: '•••• 2265', amount: 100_00, currency: 'MXN' },
};
const rowsOf = (change: Partial<Transfer>) => Object.fromEntries(pdfView({ ...transfer, ...change }).rows);

test('shows the execution time of a transfer, both amounts and that it was free', () => {
  expect(pdfView(transfer)).toMatchObject({
    title: 'Transferencia hecha',
    moment: '04 ene 2027, 06:00 horas (Ciudad de México)',
    subtitle: 'a Ahorro •••• 2265',
  });
  expect(rowsOf({})).toMatchObject({
    'Folio': '73040001',
    'Importe enviado': '$100.00 MXN',
    'Importe recibido': '$100.00 MXN',
    'Comisión': 'Sin comisión',
  });
});

test('shows the account holder and the bank before the alias', () => {
  const thirdParty = {
    type: 'spei',
    limitKey: 'ThirdPartytransferOffUs',
    bankName: 'BBVA México',
    holder: 'Guadalupe Reyes Montiel',
    accountId: '012320015488230197',
    commission: 580,
  } as const;
  const { subtitle } = pdfView({ ...transfer, thirdParty });
  expect(subtitle).toBe('a Guadalupe Reyes Montiel, BBVA México •••• 2265');
  expect(rowsOf({ thirdParty })).toMatchObject({
    'Cuenta destino': 'Guadalupe Reyes Montiel · BBVA México •••• 2265',
    'Alias': 'Ahorro',
    'Total a cargo': '$105.80 MXN',
  });
  const rejected = rowsOf({ thirdParty, status: 'REJECTED' });
  expect(rejected).toHaveProperty('Cargo', 'No se hizo ningún cargo');
  expect(rejected).not.toHaveProperty('Total a cargo');
});
