import { expect, test } from 'vitest';
import type { FundOperation } from '../domain/fund';
import { formatUnits, fundAmount, fundLabels, fundReceiptRows } from './investment-funds';

const money = (amount: number) => ({ amount, currencyCode: 'MXN' as const });

const scheduled: FundOperation = {
  key: 'a',
  confirmationNumber: '73040001',
  operationType: 'SELL',
  transactionType: 'scheduled',
  operationDate: '2026-11-24',
  orderDate: '2026-11-23T09:30:00-06:00',
  investmentAccount: { key: 'f', description: 'Fondo Cenzontle Deuda', displayId: '•••• 1189' },
  cashAccount: { key: 'c', description: 'Nómina', displayId: '•••• 4821' },
  amount: money(10_000),
  status: 'SCHEDULED',
};
const fundOperation: FundOperation = {
  ...scheduled,
  status: 'PROCESSED',
  executionDate: '2026-11-24T07:00:00-06:00',
  units: 8_116,
  price: 1.232202,
  total: money(10_000.55),
};

const rowsOf = (operation: FundOperation) =>
  fundReceiptRows(operation).map(({ label, value }) => `${label} | ${value}`);

test('shows a scheduled sale', () => {
  expect(rowsOf(scheduled)).toEqual([
    'Fondo | Fondo Cenzontle Deuda •••• 1189',
    'Se deposita en | Nómina •••• 4821',
    'Importe solicitado | $10,000.00 MXN',
    'Precio | El de la última valuación antes de ese día',
    'Fecha programada | 24 nov 2026',
  ]);
  expect(fundAmount(scheduled)).toEqual(money(10_000));
});

test('shows an executed sale with its units, price and total', () => {
  expect(rowsOf(fundOperation)).toEqual([
    'Fondo | Fondo Cenzontle Deuda •••• 1189',
    'Se deposita en | Nómina •••• 4821',
    'Importe solicitado | $10,000.00 MXN',
    'Títulos | 8,116 títulos',
    'Precio de venta | $1.232202 MXN',
    'Recibiste | $10,000.55 MXN',
    'Fecha de aplicación | 24 nov 2026, 07:00 horas',
    'Fecha de la orden | 23 nov 2026, 09:30 horas',
  ]);
  expect(fundAmount(fundOperation)).toEqual(money(10_000.55));
});

test('shows that a sale below the requested amount sold all units', () => {
  const partialSale = { ...fundOperation, total: money(2_989.95) };
  const received = fundReceiptRows(partialSale).find(({ label }) => label === 'Recibiste');
  expect(received).toEqual({
    label: 'Recibiste',
    value: '$2,989.95 MXN',
    detail: 'Se vendieron todos tus títulos',
  });
});

test('shows the source account of a purchase if it is known', () => {
  const purchase: FundOperation = { ...fundOperation, operationType: 'BUY', transactionType: 'onetime' };
  expect(rowsOf(purchase)).toEqual(
    expect.arrayContaining([
      'Cuenta origen | Nómina •••• 4821',
      'Precio de compra | $1.232202 MXN',
      'Pagaste | $10,000.55 MXN',
    ]),
  );
  const { cashAccount: _, ...elsewhere } = purchase;
  expect(rowsOf(elsewhere).join()).not.toContain('Cuenta');
});

test('shows the reason of a rejected operation', () => {
  const { cashAccount: _, ...order } = scheduled;
  const rejected = rowsOf({ ...order, status: 'REJECTED', reason: 'No tenías títulos que vender.' });
  expect(rejected).toEqual([
    'Motivo | No tenías títulos que vender.',
    'Fondo | Fondo Cenzontle Deuda •••• 1189',
    'Importe solicitado | $10,000.00 MXN',
    'Fecha programada | 24 nov 2026',
  ]);
});

test.each([
  ['BUY', 'PROCESSED', 'Compra hecha', 'Aplicada'],
  ['SELL', 'SCHEDULED', 'Venta programada', 'Programada'],
  ['BUY', 'REJECTED', 'Compra rechazada', 'Rechazada'],
  ['SELL', 'CANCELLED', 'Venta cancelada', 'Cancelada'],
] as const)('%s %s is called %s', (operationType, status, heading, label) => {
  expect(fundLabels({ operationType, status })).toEqual({ heading, label });
});

test('formats one unit in the singular', () => {
  expect([formatUnits(1), formatUnits(8_116)]).toEqual(['1 título', '8,116 títulos']);
});
