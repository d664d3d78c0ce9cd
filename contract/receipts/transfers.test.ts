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
const ownTransfer: Partial<Receipt> = {
  thirdPartyType: 'OWN',
  commission: { amount: 0, currencyCode: 'MXN' },
  toAmount: { amount: 3324.1, currencyCode: 'USD' },
  exchangeRate: 18.05,
  toAccount: { key: 'd', description: 'Dólares', displayId: '•••• 2265' },
};
const rowsOf = (change: Partial<Receipt>) =>
  Object.fromEntries(transferReceiptRows({ ...spei, ...change }).map(({ label, value }) => [label, value]));
const labelsOf = (change: Partial<Receipt>) => Object.keys(rowsOf(change));

describe('a transfer that was not made', () => {
  test.each(['REJECTED', 'CANCELLED', 'FAILED', 'BLOCKED'] as const)(
    'with the status %s shows that nothing was charged',
    (status) => {
      for (const kind of [{}, ownTransfer, { thirdPartyType: 'cards' }]) {
        const rows = rowsOf({ ...kind, status });
        expect(rows).toMatchObject({ Importe: '$60,000.00 MXN', Cargo: 'No se hizo ningún cargo' });
        expect(Object.keys(rows).join()).not.toMatch(/enviad|pagad|recib|Total|Comisión|cambio|aplicación/);
      }
    },
  );

  test('shows its planned date if it was scheduled, else the date of the operation', () => {
    const executionDate = '2027-01-04T06:00:00-06:00';
    expect(rowsOf({ status: 'REJECTED', executionDate })).toMatchObject({
      'Fecha programada': '04 ene 2027',
      'Fecha de la orden': '31 dic 2026, 20:45 horas',
    });
    expect(labelsOf({ status: 'FAILED', transferType: 'onetime' })).toContain('Fecha de operación');
  });
});

describe('a scheduled transfer', () => {
  test('shows the amount to send and the commission', () =>
    expect(rowsOf({ status: 'SCHEDULED' })).toMatchObject({
      'Importe a enviar': '$60,000.00 MXN',
      'Comisión con IVA': '$5.80 MXN',
      'Total a cargo': '$60,005.80 MXN',
      'Fecha programada': '04 ene 2027',
    }));

  test('to a credit shows the amount to pay', () =>
    expect(labelsOf({ status: 'SCHEDULED', thirdPartyType: 'credits' })).toContain('Importe a pagar'));

  test('shows the exchange rate and the received amount as approximate', () => {
    const rows = rowsOf({ ...ownTransfer, status: 'SCHEDULED' });
    expect(rows).toMatchObject({
      'Tipo de cambio de referencia': '1 USD = $18.05 MXN',
      'Importe aproximado a recibir': '$3,324.10 USD',
    });
    expect(labelsOf({ ...ownTransfer, exchangeRate: undefined, status: 'SCHEDULED' })).toContain(
      'Importe a recibir',
    );
  });
});

describe('a completed transfer', () => {
  test('that was scheduled shows its execution time and its order time', () =>
    expect(rowsOf({ executionDate: '2027-01-04T06:00:00-06:00' })).toMatchObject({
      'Importe enviado': '$60,000.00 MXN',
      'Total a cargo': '$60,005.80 MXN',
      'Fecha de aplicación': '04 ene 2027, 06:00 horas',
      'Fecha de la orden': '31 dic 2026, 20:45 horas',
    }));

  test('between own accounts shows both amounts and that it was free', () =>
    expect(rowsOf({ ...ownTransfer, toAmount: spei.fromAmount, exchangeRate: undefined })).toMatchObject({
      'Importe enviado': '$60,000.00 MXN',
      'Importe recibido': '$60,000.00 MXN',
      'Comisión': 'Sin comisión',
    }));
});

test('a returned transfer shows the refund, and a pending transfer has no application date', () => {
  const returned = rowsOf({ status: 'REVERSE' });
  expect(returned).toHaveProperty('Importe devuelto', '$60,000.00 MXN');
  expect(returned).not.toHaveProperty('Total a cargo');
  for (const status of ['START_EXECUTION', 'ON_HOLD', 'INQUIRY'] as const)
    expect(labelsOf({ status })).toEqual(expect.arrayContaining(['Importe', 'Fecha de operación']));
});

test.each(TransferStatus.options.filter((status) => status !== 'PROCESSED'))(
  'a transfer that is %s shows no application date',
  (status) => expect(labelsOf({ status }).join()).not.toMatch(/aplicación|Importe (enviado|pagado|recibido)/),
);
