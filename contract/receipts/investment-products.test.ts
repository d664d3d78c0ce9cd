import { expect, test } from 'vitest';
import type { InvestmentReceipt } from '../domain/investment';
import { investmentReceiptRows } from './investment-products';

const receipt = (change: Partial<InvestmentReceipt> = {}): InvestmentReceipt => ({
  key: 'a',
  confirmationNumber: '73040001',
  operationDate: '2026-11-23T09:30:00-06:00',
  status: 'ACTIVE',
  investmentType: 'PAYCHECKS',
  term: 28,
  rate: 6.5,
  amount: 100_000,
  currencyCode: 'MXN',
  startDate: '2026-11-23',
  maturityDate: '2026-12-21',
  interest: 505.56,
  tax: 69.04,
  portfolio: { key: 'p', description: 'Inversión Cuenta Única', displayId: '•••• 8420' },
  portfolioType: 'INVERSION CUENTA UNICA',
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  toAccount: { description: 'Ahorro', displayId: '•••• 2266' },
  payments: [{ date: '2026-12-21', interest: 505.56, tax: 69.04 }],
  ...change,
});

const rowTexts = (change: Partial<InvestmentReceipt> = {}) =>
  investmentReceiptRows(receipt(change)).map(({ label, value, detail }) =>
    [label, value, ...(detail ? [detail] : [])].join(' | '),
  );

test('shows the terms and interest of a promissory note', () => {
  expect(rowTexts()).toEqual([
    'Instrumento | Pagaré',
    'Plazo | 28 días',
    'Tasa | 6.50% anual',
    'Vencimiento | 21 dic 2026',
    'Intereses | $505.56 MXN',
    'ISR retenido | $69.04 MXN',
    'Ganancia neta | $436.52 MXN',
    'Recibes en total | $100,436.52 MXN',
    'Contrato | Inversión Cuenta Única •••• 8420',
    'Cuenta origen | Nómina •••• 4821',
    'Se deposita en | Ahorro •••• 2266',
  ]);
});

test('shows the first interest payment of a certificate and a term of one day', () => {
  const payments = ['2026-12-23', '2027-01-25'].map((date) => ({ date, interest: 1, tax: 0 }));
  const texts = rowTexts({ investmentType: 'FIX_CEDES', term: 1, payments });
  expect(texts).toEqual(
    expect.arrayContaining([
      'Instrumento | CEDE de tasa fija',
      'Plazo | 1 día',
      'Pago de intereses | Cada mes | desde el 23 dic 2026',
    ]),
  );
});
