import { fromCentavos } from '#contract/domain/money';
import { isTax } from '#contract/domain/payment';
import { FEDERAL_LINE, PROPERTY_LINE } from '../modules/taxes/demo-lines';
import { payments } from '../shared/payments/payment';
import type { Client } from './bank-under-test';
import type { Finding } from './holders';

export const TAX_PAYMENT = '/api/bff-web-payments/v1/payment';
export const TAX_SERVICES = '/api/bff-web-services/v1/services';

/** Reference lines that every bank accepts. */
export const FEDERAL = { capture_line: FEDERAL_LINE.line, amount: fromCentavos(FEDERAL_LINE.amount) };
export const PROPERTY = {
  capture_line: PROPERTY_LINE.line,
  amount: fromCentavos(PROPERTY_LINE.amount),
  fields: [
    { id: 'taxpayer', value: 'Ana Lucía Herrera' },
    { id: 'rfc', value: 'HEAA880412QX3' },
    { id: 'property', value: '056214180004' },
    { id: 'bimester', value: '6' },
    { id: 'issued', value: '2026-11-02' },
  ],
};

export const payTax = (client: Client, operation: 'SAT' | 'CDMX', body: object) =>
  client.post(`${TAX_PAYMENT}?payment-type=${operation}`, { from_account_key: 'ana-nomina', ...body });

export const paidTax: Finding = (reader, customer) =>
  reader.list(payments, 'byCustomer', customer).find(({ operationType }) => isTax(operationType))?.key;
