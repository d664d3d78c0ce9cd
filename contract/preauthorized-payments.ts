import * as z from 'zod/mini';
import { Account } from './domain/account';
import { FieldValues } from './domain/field-definition';
import { Key, Nonce } from './domain/key';
import { MobileTelephone } from './domain/mobile-telephone';
import { independentRows } from './domain/partial-list';
import {
  AccountCancellation,
  ChargedMedium,
  CompanyCancellation,
  PreauthorizedCharge,
  PreauthorizedMedium,
  PreauthorizedPayment,
  PreauthorizedReceipt,
  PreauthorizedStatus,
} from './domain/preauthorized-payment';
import { isRfc } from './domain/rfc';
import { c, routerOptions } from './domain/router';
import { SignatureRequired } from './domain/signature';

const PreauthorizedPayments = z.object({
  data: z.array(PreauthorizedPayment),
  nonce: z.string(),
  accounts: z.optional(z.array(Account)),
  media: z.optional(z.array(PreauthorizedMedium)),
});
export type PreauthorizedPayments = z.infer<typeof PreauthorizedPayments>;

/** Path prefix of the company's fields in requests and in errors. */
export const PROPERTIES_PATH = 'additional_properties.';

const merchantId = z.int().check(z.positive());

/** Customer of the session. Some companies require the RFC. */
const customer = z.strictObject({
  customer_id: z.string().check(z.minLength(1)),
  phone_number: z.optional(MobileTelephone),
  identification_number: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9]{5,20}$/, 'Escribe de 5 a 20 letras y números.')),
  ),
  rfc: z.optional(z.string().check(z.refine(isRfc, 'Escribe el RFC como está en tu constancia.'))),
});

export const NewPreauthorizedPayment = z.strictObject({
  payment_type: ChargedMedium,
  nonce: Nonce,
  merchant_id: merchantId,
  account_key: Key,
  additional_properties: FieldValues,
  customer,
});
export type NewPreauthorizedPayment = z.infer<typeof NewPreauthorizedPayment>;

const Quote = z.extend(PreauthorizedCharge, { nonce: z.string() });
export type PreauthorizedQuote = z.infer<typeof Quote>;

const Settings = z.discriminatedUnion('media_type', [
  z.strictObject({
    media_type: z.literal('ACCOUNT'),
    media_type_number: z.string().check(z.regex(/^\d{18}$/, 'La CLABE tiene 18 dígitos.')),
    status: z.optional(PreauthorizedStatus),
  }),
  z.strictObject({
    media_type: z.literal('DEBIT'),
    media_type_number: z.string().check(z.regex(/^\d{16}$/, 'La tarjeta tiene 16 dígitos.')),
    status: z.optional(PreauthorizedStatus),
  }),
]);
export type PreauthorizedSettings = z.infer<typeof Settings>;

const MediumCancellation = z.strictObject({
  cancellation_type: AccountCancellation,
  nonce: Nonce,
  account_key: Key,
  merchant_id: z.optional(merchantId),
});
export type MediumCancellation = z.infer<typeof MediumCancellation>;

/** Cancels the company on all accounts; `account_key` is only the origin of the request. */
const CompanyWideCancellation = z.strictObject({
  cancellation_type: CompanyCancellation,
  nonce: Nonce,
  account_key: z.optional(Key),
  merchant_id: merchantId,
});
export type CompanyWideCancellation = z.infer<typeof CompanyWideCancellation>;

const Done = z.object({ id: z.string(), status: PreauthorizedStatus });

const base = '/preauthorized-payments/v1/preauthorized-payments';

export const preauthorizedPayments = c.router(
  {
    list: {
      method: 'GET',
      path: base,
      query: z.strictObject({
        customer_id: z.optional(z.string()),
        automatic_payment: z.optional(z.enum(['true', 'false'])),
      }),
      responses: { 200: PreauthorizedPayments },
      summary: 'Lists the direct debits of the customer, oldest first, with the nonce of the open operation',
      metadata: independentRows,
    },
    validate: {
      method: 'POST',
      path: `${base}/validations`,
      body: NewPreauthorizedPayment,
      responses: { 200: Quote },
      summary: 'Checks a direct debit and binds it to the nonce; may be repeated until it is confirmed',
    },
    confirm: {
      method: 'POST',
      path: `${base}/confirmations`,
      body: NewPreauthorizedPayment,
      responses: { 200: z.union([SignatureRequired, Done]) },
      summary:
        'Creates the validated direct debit once; the bank asks for a signature first, then expects the same call again',
      metadata: { signed: 'always' },
    },
    settings: {
      method: 'POST',
      path: `${base}/settings`,
      body: Settings,
      responses: { 200: z.object({ status: PreauthorizedStatus }) },
      summary:
        'Enables or disables all charges to an account or a card; without a status, inverts the current one',
    },
    cancelMedium: {
      method: 'DELETE',
      path: `${base}/account-debit`,
      body: MediumCancellation,
      responses: { 200: Done },
      summary: 'Cancels the direct debits of a company, or of all companies, on an account or its debit card',
    },
    cancelCompany: {
      method: 'DELETE',
      path: `${base}/company`,
      body: CompanyWideCancellation,
      responses: { 200: Done },
      summary: 'Cancels the direct debits of a company on all accounts and cards',
    },
    receipt: {
      method: 'GET',
      path: `${base}/:id/receipt`,
      responses: { 200: PreauthorizedReceipt },
      summary: 'Returns the receipt of a creation or a cancellation; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
  },
  routerOptions('Preauthorized payments', ['preauthorized-payments']),
);
