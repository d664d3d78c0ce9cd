import * as z from 'zod/mini';
import { commaSeparated } from './domain/comma-separated';
import { BankDate, Instant } from './domain/dates';
import { KeyFilter } from './domain/key';
import { KnownMoney } from './domain/money';
import { independentRows } from './domain/partial-list';
import { RecipientAccountType } from './domain/recipient-identifier';
import { c, routerOptions } from './domain/router';
import { formSessionHeaders, SignatureRequired } from './domain/signature';
import { DigitsOf, Label } from './domain/text';

export const MAX_ALIAS_LENGTH = 25;
/** SPEI's name field. */
export const MAX_NAME_LENGTH = 40;
export const ACTIVATION_MINUTES = 30;

export const RecipientType = z.enum(['PERSONAL', 'BUSINESS']);
export type RecipientType = z.infer<typeof RecipientType>;

export const RecipientStatus = z.enum(['ACTIVE', 'ON_HOLD', 'INACTIVE', 'BLOCKED']);
export type RecipientStatus = z.infer<typeof RecipientStatus>;

export const Recipient = z.object({
  key: z.string(),
  alias: z.string(),
  /** First name of a person, or name of a business. */
  name: z.string(),
  lastName: z.optional(z.string()),
  secondLastName: z.optional(z.string()),
  accountId: z.string(),
  bankId: z.string(),
  bankName: z.string(),
  accountType: RecipientAccountType,
  bankOffice: z.optional(z.string()),
  recipientType: RecipientType,
  status: RecipientStatus,
  activeFrom: z.optional(Instant),
  timesPaid: z.optional(z.int()),
  lastTransfer: z.optional(z.object({ date: BankDate, amount: KnownMoney, message: z.optional(z.string()) })),
});
export type Recipient = z.infer<typeof Recipient>;

/** Returns the legal name, not the alias. */
export const fullName = ({
  name,
  lastName,
  secondLastName,
}: Pick<Recipient, 'name' | 'lastName' | 'secondLastName'>): string =>
  [name, lastName, secondLastName].filter(Boolean).join(' ');

const name = Label(MAX_NAME_LENGTH);
const alias = Label(MAX_ALIAS_LENGTH);
const operationSignUrl = z.optional(z.string().check(z.maxLength(300)));

export const NewRecipient = z.strictObject({
  alias,
  name,
  last_name: z.optional(name),
  second_last_name: z.optional(name),
  bank_id: z.string().check(z.regex(/^\d{3}$/, 'Elige un banco.')),
  account_id: DigitsOf(/^\d+$/, 'Escribe solo números.').check(z.maxLength(20)),
  account_type: RecipientAccountType,
  recipient_type: RecipientType,
  operation_sign_url: operationSignUrl,
});
export type NewRecipient = z.infer<typeof NewRecipient>;

export const RecipientEdit = z.strictObject({
  alias,
  name: z.optional(name),
  last_name: z.optional(name),
  second_last_name: z.optional(name),
  recipient_type: z.optional(RecipientType),
  operation_sign_url: operationSignUrl,
});
export type RecipientEdit = z.infer<typeof RecipientEdit>;

const base = '/third-parties-recipients/v1/transfers/third-parties/recipients';

export const recipients = c.router(
  {
    list: {
      method: 'GET',
      path: base,
      query: z.strictObject({
        recipient_type: z.optional(commaSeparated(RecipientAccountType, 'Elige tipos de cuenta.')),
        origin_product_id: z.optional(KeyFilter),
      }),
      responses: { 200: z.object({ data: z.array(Recipient) }) },
      summary: 'Lists the saved recipients, by alias',
      metadata: independentRows,
    },
    create: {
      method: 'POST',
      path: base,
      headers: formSessionHeaders,
      body: NewRecipient,
      responses: { 200: z.union([SignatureRequired, Recipient]) },
      summary: 'Saves a recipient; the bank asks for a signature first, then expects the same call again',
      metadata: { signed: 'always' },
    },
    edit: {
      method: 'PUT',
      path: `${base}/:recipientKey`,
      headers: formSessionHeaders,
      body: RecipientEdit,
      responses: { 200: z.union([SignatureRequired, Recipient]) },
      summary: 'Changes the names of a recipient; asks for a signature',
      metadata: { signed: 'always' },
    },
    remove: {
      method: 'DELETE',
      path: `${base}/:recipientKey`,
      responses: { 200: SignatureRequired, 204: c.noBody() },
      summary: 'Removes a recipient; a bank may ask for a signature first',
    },
  },
  routerOptions('Saved recipients', ['recipients']),
);
