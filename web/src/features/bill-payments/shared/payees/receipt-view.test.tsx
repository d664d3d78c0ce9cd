// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { type PaymentReceipt, PaymentStatus } from '#contract/domain/payment';
import { Theme } from '#web/components/theme/Theme.tsx';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { receiptOf } from './receipt-view';

afterEach(cleanup);

const receipt: PaymentReceipt = {
  key: 'k',
  operationType: 'WITHRECEIPT',
  transactionType: 'ONETIME',
  status: 'PROCESSED',
  effectiveDate: '2026-11-11',
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  payee: { merchantName: 'Internet Quetzal' },
  reference: '5512345678',
  totalAmount: { amount: 649, currencyCode: 'MXN' },
  confirmationNumber: '73040001',
  operationDate: '2026-11-11T09:30:00-06:00',
  exchangeData: { withExchange: false },
};
const valuesByLabel = (overrides: Partial<PaymentReceipt> = {}) =>
  Object.fromEntries(receiptOf({ ...receipt, ...overrides }).rows.map(({ label, value }) => [label, value]));

/** Renders `next` and returns its paragraph. */
const renderNext = ({ next }: ReceiptView) =>
  render(
    <Theme>
      <MemoryRouter>{next}</MemoryRouter>
    </Theme>,
  ).container.querySelector('p')?.textContent;

test('shows payee, account, date and amount', () => {
  expect(receiptOf(receipt)).toMatchObject({
    heading: 'Pago hecho',
    at: '11 nov 2026, 09:30 horas (Ciudad de México)',
    status: { label: 'Aplicado', tone: 'success' },
    lead: 'Pagaste',
    folio: '73040001',
    shared: {
      text: 'Pago hecho: $649.00 MXN a Internet Quetzal. Folio 73040001.',
      picture: {
        rows: [
          { label: 'Para', value: 'Internet Quetzal' },
          { label: 'Referencia', value: '•••• 5678' },
        ],
        from: '•••• 4821',
      },
    },
  });
  expect(renderNext(receiptOf(receipt))).toBe('El pago ya se envió a Internet Quetzal.');
  expect(valuesByLabel()).toEqual({
    'Referencia': '5512345678',
    'Cuenta origen': 'Nómina •••• 4821',
    'Comisión': 'Sin comisión',
    'Importe pagado': '$649.00 MXN',
    'Fecha de aplicación': '11 nov 2026',
  });
});

test('shows optional values in order when present', () => {
  const rows = receiptOf({
    ...receipt,
    authorization: '204417',
    bill: { period: 'Octubre 2026', dueDate: '2026-11-29' },
    balanceAfter: { amount: 47678.75, currencyCode: 'MXN' },
  }).rows.map(({ label, value }) => `${label}: ${value}`);
  expect(rows).toEqual([
    'Autorización: 204417',
    'Recibo: Octubre 2026, con vencimiento el 29 nov 2026',
    'Referencia: 5512345678',
    'Cuenta origen: Nómina •••• 4821',
    'Comisión: Sin comisión',
    'Importe pagado: $649.00 MXN',
    'Fecha de aplicación: 11 nov 2026',
    'Saldo de la cuenta: $47,678.75 MXN',
  ]);
});

test('shows that a bill was paid after its due date', () => {
  const { rows } = receiptOf({ ...receipt, bill: { period: 'Septiembre 2026', dueDate: '2026-10-29' } });
  expect(rows).toContainEqual({ label: 'Recibo', value: 'Septiembre 2026, venció el 29 oct 2026' });
});

test('the receipt of a rejected top-up shows the phone number and the reason', () => {
  const overrides = {
    operationType: 'MOBILETOPUP',
    transactionType: 'SCHEDULED',
    status: 'REJECTED',
    reason: 'No se reconoció el número.',
  } as const;
  expect(valuesByLabel(overrides)).toMatchObject({
    'Número de celular': '(55) 1234 5678',
    'Importe': '$649.00 MXN',
    'Cargo': 'No se hizo ningún cargo',
    'Fecha programada': '11 nov 2026',
    'Motivo': 'No se reconoció el número.',
  });
});

test.each([
  ['MOBILETOPUP', 'PROCESSED', 'Recarga hecha', 'Recargaste'],
  ['MOBILETOPUP', 'REJECTED', 'Recarga rechazada', 'Importe'],
  ['WITHRECEIPT', 'REJECTED', 'Pago rechazado', 'Importe'],
] as const)('the receipt of %s %s is headed %s', (operationType, status, heading, lead) =>
  expect(receiptOf({ ...receipt, operationType, status })).toMatchObject({ heading, lead }),
);

test('the receipt of a scheduled payment shows the amount to be paid', () =>
  expect(valuesByLabel({ transactionType: 'SCHEDULED', status: 'SCHEDULED' })).toMatchObject({
    'Importe a pagar': '$649.00 MXN',
    'Fecha programada': '11 nov 2026',
  }));

test.each(PaymentStatus.options)(
  '%s has its own heading, a closing sentence and a link to the history',
  (status) => {
    const view = receiptOf({ ...receipt, status, operationDate: undefined });
    expect(view.heading).toMatch(/^Pago /);
    expect(renderNext(view)).toMatch(/\.$/);
    const historyLink = screen.getByRole('link', { name: 'Ver mis pagos realizados' });
    expect(historyLink.getAttribute('href')).toBe('/transfers/history/payments');
    expect(view.at).toBe('');
    for (const other of PaymentStatus.options.filter((each) => each !== status))
      expect(receiptOf({ ...receipt, status: other }).heading).not.toBe(view.heading);
  },
);
