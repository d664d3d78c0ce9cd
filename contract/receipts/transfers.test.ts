import { describe, expect, test } from 'vitest';
import { type Receipt, TransferStatus } from '../transfers';
import { transferReceiptRows } from './transfers';

const spei: Receipt = {
  key: 'k',
  confirmationNumber: '73040001',
  status: 'PROCESSED',
  transferType: 'schedule',
  effectiveDate: '2027-01-04',
  operationDate: '2026-12-31T20:45:00-06:00',
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  toAccount: {
    key: 'm',
    description: 'Mamá',
    displayId: '•••• 0197',
    bankName: 'BBVA México',
    holder: 'Guadalupe Reyes',
  },
  fromAmount: { amount: 60_000, currencyCode: 'MXN' },
  toAmount: { amount: 60_000, currencyCode: 'MXN' },
  commission: { amount: 5.8, currencyCode: 'MXN' },
  thirdPartyType: 'spei',
};
const own: Partial<Receipt> = {
  thirdPartyType: 'OWN',
  commission: { amount: 0, currencyCode: 'MXN' },
  toAmount: { amount: 3324.1, currencyCode: 'USD' },
  exchangeRate: 18.05,
  toAccount: { key: 'd', description: 'Dólares', displayId: '•••• 2265' },
};
const rowsOf = (change: Partial<Receipt>) =>
  Object.fromEntries(transferReceiptRows({ ...spei, ...change }).map(({ label, value }) => [label, value]));
const labelsOf = (change: Partial<Receipt>) => Object.keys(rowsOf(change));

describe('what was not made', () => {
  test.each(['REJECTED', 'CANCELLED', 'FAILED', 'BLOCKED'] as const)('%s cost nothing', (status) => {
    for (const kind of [{}, own, { thirdPartyType: 'cards' }]) {
      const rows = rowsOf({ ...kind, status });
      expect(rows).toMatchObject({ Importe: '$60,000.00 MXN', Cargo: 'No se hizo ningún cargo' });
      expect(Object.keys(rows).join()).not.toMatch(/enviad|pagad|recib|Total|Comisión|cambio|aplicación/);
    }
  });

  test('a rejected one says for which day it was; one of the same day has the day alone', () => {
    const executionDate = '2027-01-04T06:00:00-06:00';
    expect(rowsOf({ status: 'REJECTED', executionDate })).toMatchObject({
      'Fecha programada': '04 ene 2027',
      'Fecha de la orden': '31 dic 2026, 20:45 horas',
    });
    expect(labelsOf({ status: 'FAILED', transferType: 'onetime' })).toContain('Fecha de operación');
  });
});

describe('what is to come', () => {
  test('is to be sent, and is charged with its commission', () =>
    expect(rowsOf({ status: 'SCHEDULED' })).toMatchObject({
      'Importe a enviar': '$60,000.00 MXN',
      'Comisión con IVA': '$5.80 MXN',
      'Total a cargo': '$60,005.80 MXN',
      'Fecha programada': '04 ene 2027',
    }));

  test('a credit is to be paid', () =>
    expect(labelsOf({ status: 'SCHEDULED', thirdPartyType: 'credits' })).toContain('Importe a pagar'));

  test('nobody knows the rate of another day', () => {
    const rows = rowsOf({ ...own, status: 'SCHEDULED' });
    expect(rows).toMatchObject({
      'Tipo de cambio de referencia': '1 USD = $18.05 MXN',
      'Importe aproximado a recibir': '$3,324.10 USD',
    });
    expect(labelsOf({ ...own, exchangeRate: undefined, status: 'SCHEDULED' })).toContain('Importe a recibir');
  });
});

describe('what was made', () => {
  test('a scheduled one says at what hour it ran, and when it was ordered', () =>
    expect(rowsOf({ executionDate: '2027-01-04T06:00:00-06:00' })).toMatchObject({
      'Importe enviado': '$60,000.00 MXN',
      'Total a cargo': '$60,005.80 MXN',
      'Fecha de aplicación': '04 ene 2027, 06:00 horas',
      'Fecha de la orden': '31 dic 2026, 20:45 horas',
    }));

  test('between own accounts both amounts are said, and that it cost nothing', () =>
    expect(rowsOf({ ...own, toAmount: spei.fromAmount, exchangeRate: undefined })).toMatchObject({
      'Importe enviado': '$60,000.00 MXN',
      'Importe recibido': '$60,000.00 MXN',
      'Comisión': 'Sin comisión',
    }));
});

test('what came back was not kept; what is under way is not applied', () => {
  const returned = rowsOf({ status: 'REVERSE' });
  expect(returned).toHaveProperty('Importe devuelto', '$60,000.00 MXN');
  expect(returned).not.toHaveProperty('Total a cargo');
  for (const status of ['START_EXECUTION', 'ON_HOLD', 'INQUIRY'] as const)
    expect(labelsOf({ status })).toEqual(expect.arrayContaining(['Importe', 'Fecha de operación']));
});

test.each(TransferStatus.options.filter((status) => status !== 'PROCESSED'))('%s was not applied', (status) =>
  expect(labelsOf({ status }).join()).not.toMatch(/aplicación|Importe (enviado|pagado|recibido)/),
);
