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

const receiptTexts = (change: Partial<PreauthorizedReceipt> = {}) => {
  const changedReceipt = receipt(change);
  const rows = preauthorizedReceiptRows(changedReceipt).map(({ label, value, detail }) =>
    [label, value, ...(detail ? [detail] : [])].join(' | '),
  );
  const { heading, label } = preauthorizedLabels(changedReceipt);
  return [
    heading,
    label,
    preauthorizedAmount(changedReceipt),
    preauthorizedSubtitle(changedReceipt),
    ...rows,
  ];
};

test('shows a new direct debit', () => {
  expect(receiptTexts()).toEqual([
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

test('shows a card direct debit without a known amount', () => {
  const unbilled = payment({
    paymentType: 'DEBIT',
    mediaTypeNumber: '5899000072688488',
    nextCharge: { date: '2026-12-03' },
  });
  expect(receiptTexts({ payments: [unbilled] })).toEqual(
    expect.arrayContaining([
      'Según consumo',
      'Se cobra de | Tarjeta de débito •••• 8488',
      'Próximo cargo | 03 dic 2026 | Según consumo',
    ]),
  );
});

test('shows a disabled direct debit without a next charge', () => {
  const { nextCharge: _, ...ended } = payment();
  const texts = receiptTexts({ status: 'DISABLED', payments: [ended] });
  expect(texts.slice(0, 3)).toEqual(['Domiciliación creada', 'Desactivada', 'Según consumo']);
  expect(texts.join()).not.toContain('Próximo cargo');
});

test('shows a cancellation', () => {
  expect(receiptTexts({ operationType: 'CANCELLATION_COMPANY', status: 'DISABLED' })).toEqual([
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
  const texts = receiptTexts({ operationType: 'CANCELLATION_ACCOUNT', payments: [payment(), other] });
  expect(texts.slice(3)).toEqual([
    'de 2 empresas',
    'Red Chinampa | 1500773391 | Nómina •••• 4821',
    'TV Horizonte | 501620884173 | Nómina •••• 4821',
  ]);
});
