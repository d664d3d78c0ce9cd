import { expect, test } from 'vitest';
import type { Payment } from './payment';
import { pdfView } from './pdf';

const payment: Payment = {
  key: 'k',
  customer: 'ana',
  confirmationNumber: '73040001',
  operationType: 'MOBILETOPUP',
  transactionType: 'ONETIME',
  status: 'PROCESSED',
  effectiveDate: '2026-11-23',
  orderedAt: Date.parse('2026-11-23T09:30:00-06:00'),
  from: { account: 'd', description: 'Cuenta Dólares', displayId: '•••• 2265', currency: 'USD' },
  merchantName: 'Tecolote Móvil',
  merchantKey: 'tecolote-movil',
  reference: '5548201197',
  amount: 100_00,
  charged: 5_55,
  exchangeRate: 18.05,
  authorization: '204417',
  balanceAfter: 3_244_85,
};
const rowsOf = (change: Partial<Payment>) => Object.fromEntries(pdfView({ ...payment, ...change }).rows);

test('shows the charge to a dollar account and the exchange rate, without the balance', () => {
  const rows = rowsOf({});
  expect(rows).toMatchObject({
    'Número de celular': '(55) 4820 1197',
    'Comisión': 'Sin comisión',
    'Importe pagado': '$100.00 MXN',
    'Cargo a tu cuenta': '$5.55 USD',
    'Tipo de cambio': '1 USD = $18.05 MXN',
    'Autorización': '204417',
  });
  expect(Object.values(rows).join()).not.toContain('3,244.85');
});

test('shows that a rejected payment charged nothing, with the reason', () => {
  const { authorization: _, balanceAfter: __, charged: ___, exchangeRate: ____, ...ordered } = payment;
  const rows = Object.fromEntries(
    pdfView({ ...ordered, transactionType: 'SCHEDULED', status: 'REJECTED', reason: 'No se pudo.' }).rows,
  );
  expect(rows).toMatchObject({ Cargo: 'No se hizo ningún cargo', Motivo: 'No se pudo.' });
  expect(rows).not.toHaveProperty('Tipo de cambio');
});
