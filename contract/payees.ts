import * as z from 'zod/mini';
import { BankDate } from './domain/dates';
import { FieldDefinition, FieldValues } from './domain/field-definition';
import { MobileTelephone } from './domain/mobile-telephone';
import { KnownMoney } from './domain/money';
import { independentRows } from './domain/partial-list';
import { BillType, BillTypes, isTopUp } from './domain/payment';
import { c, routerOptions } from './domain/router';
import { formSessionHeaders, SignatureRequired } from './domain/signature';
import { Label } from './domain/text';
import { MerchantCategory } from './merchants';

export const MAX_NICKNAME_LENGTH = 25;

export const HIDDEN_MERCHANTS = [4005, 4284, 1037, 1074, 1093, 1273, 3792, 3793, 1057, 1112] as const;

/** Merchants whose payees the client hides. The bank lists and pays these payees. */
export const hiddenMerchantIds: ReadonlySet<number> = new Set(HIDDEN_MERCHANTS);

export const PayeeStatus = z.enum(['ACTIVE', 'ON_HOLD', 'INACTIVE', 'BLOCKED']);
export type PayeeStatus = z.infer<typeof PayeeStatus>;

export const PayeeCategory = z.enum(['service', 'mobile-top-up']);
export type PayeeCategory = z.infer<typeof PayeeCategory>;

export const payeeCategoryOf = (billType: BillType): PayeeCategory =>
  isTopUp(billType) ? 'mobile-top-up' : 'service';

export const billTypesOf: Record<PayeeCategory, readonly BillType[]> = {
  'service': ['WITHRECEIPT', 'WITHOUTRECEIPT'],
  'mobile-top-up': ['MOBILETOPUP'],
};

export const Payee = z.object({
  key: z.string(),
  nickname: z.string(),
  paymentType: PayeeCategory,
  mobileTelephone: z.optional(z.string()),
  merchantName: z.string(),
  merchantId: z.int(),
  merchantKey: z.string(),
  billType: BillType,
  status: PayeeStatus,
  fields: z.optional(z.array(FieldDefinition)),
  category: z.optional(MerchantCategory),
  reference: z.optional(z.string()),
  lastPayment: z.optional(z.object({ date: BankDate, amount: KnownMoney })),
});
export type Payee = z.infer<typeof Payee>;

const nickname = Label(MAX_NICKNAME_LENGTH);
const merchantKey = z.string().check(z.minLength(1, 'Dato necesario.'));

/** The payee of a service has `fields`, the payee of top-ups a phone. */
export const NewPayee = z.strictObject({
  nickname,
  bill_type: BillType,
  merchant_key: merchantKey,
  mobile_telephone: z.optional(MobileTelephone),
  fields: z.optional(FieldValues),
});
export type NewPayee = z.infer<typeof NewPayee>;

/** Omitted values stay unchanged. A phone's company can change, because numbers are portable. */
export const PayeeEdit = z
  .strictObject({
    nickname: z.optional(nickname),
    merchant_key: z.optional(merchantKey),
    mobile_telephone: z.optional(MobileTelephone),
    fields: z.optional(FieldValues),
  })
  .check(z.refine((edit) => Object.keys(edit).length > 0, 'Cambia al menos un dato.'));
export type PayeeEdit = z.infer<typeof PayeeEdit>;

const base = '/payees/v1/payees';

export const payees = c.router(
  {
    list: {
      method: 'GET',
      path: base,
      query: z.strictObject({ bill_type: z.optional(BillTypes) }),
      responses: { 200: z.object({ data: z.array(Payee) }) },
      summary: 'Lists the saved payees, by nickname from Z to A',
      metadata: independentRows,
    },
    fields: {
      method: 'GET',
      path: `${base}/:payeeKey/fields`,
      responses: { 200: z.object({ data: z.array(FieldDefinition) }) },
      summary: 'Lists the fields of a payee’s merchant with the customer’s values',
    },
    create: {
      method: 'POST',
      path: base,
      headers: formSessionHeaders,
      body: NewPayee,
      responses: { 200: z.union([SignatureRequired, Payee]) },
      summary: 'Saves a payee; the bank asks for a signature first, then expects the same call again',
      metadata: { signed: 'always' },
    },
    edit: {
      method: 'PUT',
      path: `${base}/:payeeKey`,
      headers: formSessionHeaders,
      query: z.strictObject({ bill_type: z.optional(BillType) }),
      body: PayeeEdit,
      responses: { 200: z.union([SignatureRequired, Payee]) },
      summary: 'Changes a payee; asks for a signature',
      metadata: { signed: 'always' },
    },
    remove: {
      method: 'DELETE',
      path: `${base}/:payeeKey`,
      query: z.strictObject({ bill_type: z.optional(BillType) }),
      responses: { 200: SignatureRequired, 204: c.noBody() },
      summary: 'Removes a payee; a bank may ask for a signature first',
    },
  },
  routerOptions('Payees', ['payees']),
);
