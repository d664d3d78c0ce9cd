import * as z from 'zod/mini';
import { Account, AccountRef } from './domain/account';
import { BankDate } from './domain/dates';
import { Key, Nonce } from './domain/key';
import { independentRows } from './domain/partial-list';
import { PayingAccountType, Portability, PortabilityType } from './domain/portability';
import { c, routerOptions } from './domain/router';
import { SignatureRequired } from './domain/signature';
import { DigitsOf } from './domain/text';

const PortabilitySetup = z.object({
  key: z.string(),
  nonce: z.string(),
  accounts: z.optional(z.array(Account)),
});
export type PortabilitySetup = z.infer<typeof PortabilitySetup>;

export const NewPortability = z.strictObject({
  nonce: Nonce,
  portability_type: PortabilityType,
  account_key: Key,
  third_party: z.string().check(z.regex(/^\d{3}$/, 'Elige un banco.')),
  third_party_account_type: PayingAccountType,
  third_party_account_number: DigitsOf(/^\d{1,18}$/, 'Escribe solo números.'),
  birthdate: BankDate,
});
export type NewPortability = z.infer<typeof NewPortability>;
export type PortabilityOrder = Omit<NewPortability, 'nonce'>;

const PortabilityQuote = z.object({
  key: z.string(),
  account: AccountRef,
  thirdPartyName: z.string(),
  effectiveDate: BankDate,
});
export type PortabilityQuote = z.infer<typeof PortabilityQuote>;

const PortabilityChange = z.strictObject({ status: z.literal('CANCELLED') });
export type PortabilityChange = z.infer<typeof PortabilityChange>;

const base = '/payroll-portability/payroll/portability';

export const payrollPortability = c.router(
  {
    setup: {
      method: 'POST',
      path: base,
      body: z.strictObject({
        customer_id: z.string().check(z.minLength(1)),
        portability_type: PortabilityType,
      }),
      responses: { 200: PortabilitySetup },
      summary: 'Begins a request; returns its key and its single-use nonce',
    },
    list: {
      method: 'GET',
      path: base,
      query: z.strictObject({
        customer_id: z.optional(z.string()),
      }),
      responses: { 200: z.object({ data: z.array(Portability) }) },
      summary: 'Lists the customer’s requests, newest first',
      metadata: independentRows,
    },
    validate: {
      method: 'POST',
      path: `${base}/:portabilityKey/validations`,
      body: NewPortability,
      responses: { 200: PortabilityQuote },
      summary: 'Checks a request and binds it to the key; may be repeated until it is confirmed',
    },
    confirm: {
      method: 'POST',
      path: `${base}/:portabilityKey/confirmations`,
      body: NewPortability,
      responses: { 200: z.union([SignatureRequired, Portability]) },
      summary:
        'Makes the validated request once; the bank asks for a signature first, then expects the same call again',
      metadata: { signed: 'always' },
    },
    change: {
      method: 'PUT',
      path: `${base}/:portabilityKey`,
      body: PortabilityChange,
      responses: { 200: Portability },
      summary: 'Cancels a request that is still open',
    },
    receipt: {
      method: 'GET',
      path: `${base}/:portabilityKey/receipt`,
      responses: { 200: Portability },
      summary:
        'Returns the receipt of a request with its current status; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
  },
  routerOptions('Payroll portability', ['payroll-portability']),
);
