import { describe, expect, test } from 'vitest';
import { type Receipt, TransferStatus } from '#contract/transfers';
import { receiptOf } from './receipt-view';

const receipt: Receipt = {
  key: 'k',
  confirmationNumber: '73040001',
  status: 'PROCESSED',
  transferType: 'onetime',
  effectiveDate: '2026-11-23',
  operationDate: '2026-11-23T09:30:00-06:00',
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  toAccount: { description: 'Dólares', displayId: '•••• 2265', key: 'd' },
  fromAmount: { amount: 1250, currencyCode: 'MXN' },
  toAmount: { amount: 66.31, currencyCode: 'USD' },
  exchangeRate: 18.85,
  message: 'renta',
  thirdPartyType: 'OWN',
};
const rowsOf = (change: Partial<Receipt> = {}) =>
  Object.fromEntries(receiptOf({ ...receipt, ...change }).rows.map(({ label, value }) => [label, value]));

test('shows folio, both accounts, date and both amounts', () => {
  expect(receiptOf(receipt)).toMatchObject({
    folio: '73040001',
    heading: 'Transferencia hecha',
    at: '23 nov 2026, 09:30 horas (Ciudad de México)',
    to: 'a Dólares •••• 2265',
  });
  expect(rowsOf()).toEqual({
    'Cuenta origen': 'Nómina •••• 4821',
    'Cuenta destino': 'Dólares •••• 2265',
    'Importe enviado': '$1,250.00 MXN',
    'Tipo de cambio': '1 USD = $18.85 MXN',
    'Importe recibido': '$66.31 USD',
    'Fecha de aplicación': '23 nov 2026',
    'Concepto': 'renta',
  });
});

test('shows the recipient and the bank, then the alias', () => {
  const toAccount = {
    key: 'm',
    description: 'Mamá',
    displayId: '•••• 0197',
    bankName: 'BBVA México',
    holder: 'Guadalupe Reyes Montiel',
  };
  const view = receiptOf({ ...receipt, toAccount, thirdPartyType: 'spei' });
  expect(view.to).toBe('a Guadalupe Reyes Montiel, BBVA México •••• 0197');
  expect(view.shared?.text).toBe(
    'Transferencia hecha: $1,250.00 MXN a Guadalupe Reyes Montiel, BBVA México •••• 0197. Folio 73040001.',
  );
  expect(view.rows.slice(1, 3)).toEqual([
    { label: 'Cuenta destino', value: 'Guadalupe Reyes Montiel', detail: 'BBVA México •••• 0197' },
    { label: 'Alias', value: 'Mamá' },
  ]);
});

test('a rejected transfer shows its reason first, and can be retried with the same values', () => {
  const view = receiptOf({ ...receipt, status: 'REJECTED', rejection: 'Saldo insuficiente' });
  expect(view.rows[0]).toEqual({ label: 'Motivo', value: 'Saldo insuficiente' });
  expect(view.failure).toMatchObject({ reason: 'Saldo insuficiente', destinationKey: 'd' });
  const url = '/transfers/my-own-accounts?to_account=d&amount=1250.00&concept=renta';
  expect(view.failure?.retry?.()).toBe(url);
  expect(view.failure?.retry?.('s')).toBe(
    '/transfers/my-own-accounts?from_account=s&to_account=d&amount=1250.00&concept=renta',
  );
  expect(view.failure?.schedule?.()).toBe(`${url}&when=later`);
});

test('a returned transfer shows its reason but no retry link; successful transfers have no failure', () => {
  const { failure } = receiptOf({ ...receipt, status: 'REVERSE', rejection: 'Cuenta inexistente.' });
  expect(failure?.reason).toBe('Cuenta inexistente.');
  expect(failure?.retry).toBeUndefined();
  for (const status of ['PROCESSED', 'SCHEDULED', 'CANCELLED', 'ON_HOLD'] as const)
    expect(receiptOf({ ...receipt, status }).failure).toBeUndefined();
});

test('omits empty rows', () => {
  const rows = rowsOf({ exchangeRate: undefined, message: undefined });
  expect(rows).not.toHaveProperty('Tipo de cambio');
  expect(rows).not.toHaveProperty('Concepto');
});

test('shows why a transfer was rejected', () => {
  expect(rowsOf({ status: 'REJECTED', rejection: 'Saldo insuficiente.' })).toHaveProperty(
    'Motivo',
    'Saldo insuficiente.',
  );
});

describe('the receipt', () => {
  test.each(TransferStatus.options)('of a transfer %s has a heading, a status and a next step', (status) => {
    const view = receiptOf({ ...receipt, status });
    expect(view.next).toMatch(/\.$/);
    expect(view.heading).toMatch(/^Transferencia /);
    expect(view.status.label).not.toBe('');
  });

  test.each(TransferStatus.options)(
    'of a transfer %s to a card or a credit describes a payment',
    (status) => {
      for (const thirdPartyType of ['cards', 'credits']) {
        const view = receiptOf({ ...receipt, status, thirdPartyType });
        expect(view.heading).toMatch(/^Pago /);
        expect(`${view.heading} ${view.status.label}`).not.toMatch(/(hech|ad|uelt)a\b/);
        expect(`${view.lead} ${view.next}`).not.toMatch(/transfer/i);
        expect(view.rows).not.toContainEqual(expect.objectContaining({ label: 'Importe enviado' }));
      }
    },
  );

  test.each(['REJECTED', 'CANCELLED', 'FAILED', 'BLOCKED'] as const)(
    'of a transfer %s states that nothing was charged',
    (status) => {
      expect(receiptOf({ ...receipt, status }).next).toBe('No se hizo ningún cargo a tu cuenta.');
    },
  );

  test('of a scheduled exchange warns that the rate of that day will apply', () => {
    expect(receiptOf({ ...receipt, status: 'SCHEDULED' }).next).toContain(
      'El tipo de cambio será el de ese día.',
    );
    expect(receiptOf({ ...receipt, status: 'SCHEDULED', exchangeRate: undefined }).next).not.toContain(
      'cambio',
    );
  });
});
