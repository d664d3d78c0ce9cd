import * as z from 'zod/mini';
import { Account } from './domain/account';
import { Instant } from './domain/dates';
import { FieldDefinition, FieldValues } from './domain/field-definition';
import { Key } from './domain/key';
import { PositiveAmount } from './domain/money';
import { PaymentReceipt, TAX_RECEIPT, TaxOperation } from './domain/payment';
import { c, routerOptions } from './domain/router';
import { formSessionHeaders, SignatureRequired } from './domain/signature';

type TaxNames = {
  office: string;
  service: string;
  /** Short label for narrow controls. */
  choice: string;
};

const FEDERAL = 'Impuestos federales (SAT)';

export const taxNames: Record<TaxOperation, TaxNames> = {
  SAT: { office: 'Servicio de Administración Tributaria', service: FEDERAL, choice: FEDERAL },
  CDMX: {
    office: 'Secretaría de Finanzas de la CDMX',
    service: 'Impuestos y derechos de la Ciudad de México',
    choice: 'Ciudad de México',
  },
};

const taxQuery = z.strictObject({ 'payment-type': TaxOperation });

/** The customer must activate SAT once. */
export const TaxService = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  activeSince: z.optional(Instant),
});
export type TaxService = z.infer<typeof TaxService>;

/** Bounds the length, spaces included; the bank checks the format with its own codes. */
const CaptureLine = z.string().check(z.minLength(1, 'Dato necesario.'), z.maxLength(60));

export const TaxPayment = z.strictObject({
  capture_line: CaptureLine,
  amount: PositiveAmount,
  from_account_key: Key,
  fields: z.optional(FieldValues),
});
export type TaxPayment = z.infer<typeof TaxPayment>;

const TaxPaid = z.object({ id: z.string(), status: z.literal('PROCESSED') });

const payment = '/bff-web-payments/v1/payment';
const services = '/bff-web-services/v1/services';

export const taxes = c.router(
  {
    validAccounts: {
      method: 'GET',
      path: `${payment}/valid-accounts`,
      query: taxQuery,
      responses: { 200: z.object({ data: z.array(Account) }) },
      summary: 'Lists the accounts from which a tax can be paid',
    },
    services: {
      method: 'GET',
      path: services,
      query: taxQuery,
      responses: { 200: z.object({ data: z.array(TaxService) }) },
      summary: 'Returns a kind of tax, and whether it is activated',
    },
    activate: {
      method: 'POST',
      path: `${services}/activate`,
      headers: formSessionHeaders,
      query: taxQuery,
      body: z.optional(z.strictObject({})),
      responses: { 200: z.union([SignatureRequired, z.object({ status: z.literal('ACTIVE') })]) },
      summary: 'Activates the payment of a tax; the bank asks for a signature unless it is active',
      metadata: { signed: 'always' },
    },
    actionFields: {
      method: 'POST',
      path: `${payment}/action-fields`,
      body: z.strictObject({ payment_type: TaxOperation, capture_line: CaptureLine }),
      responses: { 200: z.object({ data: z.array(FieldDefinition) }) },
      summary:
        'Lists the fields of a capture line; constants are its concept, its due date and, if known, its amount',
    },
    pay: {
      method: 'POST',
      path: payment,
      headers: formSessionHeaders,
      query: taxQuery,
      body: TaxPayment,
      responses: { 200: z.union([SignatureRequired, TaxPaid]) },
      summary: 'Pays a line; the bank asks for a signature first, then expects the same call again',
      metadata: { signed: 'always' },
    },
    receipt: {
      method: 'GET',
      path: TAX_RECEIPT,
      responses: { 200: PaymentReceipt },
      summary:
        'Returns the receipt of a tax by id, confirmation number or capture line; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
  },
  routerOptions('Taxes', ['tax-sat', 'tax-cdmx']),
);
