import { expect, test } from 'vitest';
import type { PreauthorizedReceipt } from '../domain/preauthorized-payment';
import {
  preauthorizedAmount,
  preauthorizedLabels,
  preauthorizedReceiptRows,
  preauthorizedSubtitle,
} from './preauthorized-payments';

const payment = (change: Partial<PreauthorizedReceipt['payments'][number]> = {}) => ({
  key: 'a',
  paymentType: 'ACCOUNT' as const,
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  mediaTypeNumber: '044180887268848213',
  merchantName: 'Red Chinampa',
  reference: '1500773391',
  nextCharge: { date: '2026-12-03', amount: { amount: 799, currencyCode: 'MXN' as const } },
  ...change,
});

const receipt = (change: Partial<PreauthorizedReceipt> = {}): PreauthorizedReceipt => ({
  id: 'a',
  confirmationNumber: '73040001',
  operationDate: '2026-11-23T09:30:00-06:00',
  operationType: 'CREATION',
  status: 'ENABLED',
  payments: [payment()],
  ...change,
});

const linesOf = (change: Partial<PreauthorizedReceipt> = {}) => {
  const preauthorizedReceipt = receipt(change);
  const rows = preauthorizedReceiptRows(preauthorizedReceipt).map(({ label, value, detail }) =>
    [label, value, ...(detail ? [detail] : [])].join(' | '),
  );
  const { heading, label } = preauthorizedLabels(preauthorizedReceipt);
  return [
    heading,
    label,
    preauthorizedAmount(preauthorizedReceipt),
    preauthorizedSubtitle(preauthorizedReceipt),
    ...rows,
  ];
};

test('shows a new direct debit', () => {
  expect(linesOf()).toEqual([
    'Domiciliación creada',
    'Activa',
    '$799.00 MXN',
    'de Red Chinampa',
    'Empresa | Red Chinampa',
    'Referencia | 1500773391',
    'Se cobra de | Nómina •••• 4821',
    'Próximo cargo | 03 dic 2026 | $799.00 MXN',
  ]);
});

test('shows a direct debit from a card whose amount is unknown', () => {
  const unbilled = payment({
    paymentType: 'DEBIT',
    mediaTypeNumber: '5899000072688488',
    nextCharge: { date: '2026-12-03' },
  });
  expect(linesOf({ payments: [unbilled] })).toEqual(
    expect.arrayContaining([
      'Importe por confirmar',
      'Se cobra de | Tarjeta de débito •••• 8488',
      'Próximo cargo | 03 dic 2026 | Importe por confirmar',
    ]),
  );
});

test('shows a disabled direct debit without a next charge', () => {
  const { nextCharge: _, ...ended } = payment();
  const lines = linesOf({ status: 'DISABLED', payments: [ended] });
  expect(lines.slice(0, 3)).toEqual(['Domiciliación creada', 'Desactivada', 'Importe por confirmar']);
  expect(lines.join()).not.toContain('Próximo cargo');
});

test('shows a cancellation', () => {
  expect(linesOf({ operationType: 'CANCELLATION_COMPANY', status: 'DISABLED' })).toEqual([
    'Domiciliación cancelada',
    'Cancelada',
    'Sin más cargos',
    'de Red Chinampa',
    'Empresa | Red Chinampa',
    'Referencia | 1500773391',
    'Se cobraba de | Nómina •••• 4821',
    'Cargo que ya no se hace | 03 dic 2026 | $799.00 MXN',
  ]);
});

test('shows a row for each cancelled direct debit', () => {
  const other = payment({ merchantName: 'TV Horizonte', reference: '501620884173' });
  const lines = linesOf({ operationType: 'CANCELLATION_ACCOUNT', payments: [payment(), other] });
  expect(lines.slice(3)).toEqual([
    'de 2 empresas',
    'Red Chinampa | 1500773391 | Nómina •••• 4821',
    'TV Horizonte | 501620884173 | Nómina •••• 4821',
  ]);
});
