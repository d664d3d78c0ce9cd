import { isTax } from '#contract/shared/payment';
import { payments } from '../ground/payment-book/payment';
import type { Client } from './bank-under-test';
import type { Finding } from './holders';

export const TAX_PAYMENT = '/api/bff-web-payments/v1/payment';
export const TAX_SERVICES = '/api/bff-web-services/v1/services';

/** Lines that every bank knows, with what they come to in pesos. */
export const FEDERAL = { capture_line: '04SAT260000198563245', amount: 8_500 };
export const PROPERTY = {
  capture_line: '80PRED26000198566208',
  amount: 4_256.5,
  fields: [
    { id: 'taxpayer', value: 'Ana Lucía Herrera' },
    { id: 'rfc', value: 'HEAA880412QX3' },
    { id: 'property', value: '056214180004' },
    { id: 'bimester', value: '6' },
    { id: 'issued', value: '2026-11-02' },
  ],
};

/** What ana is asked to pay a line with, before it is signed. */
export const payTax = (client: Client, operation: 'SAT' | 'CDMX', body: object) =>
  client.post(`${TAX_PAYMENT}?payment-type=${operation}`, { from_account_key: 'ana-nomina', ...body });

/** A tax that the customer paid. */
export const paidTax: Finding = (reader, customer) =>
  reader.list(payments, 'byCustomer', customer).find(({ operationType }) => isTax(operationType))?.key;
