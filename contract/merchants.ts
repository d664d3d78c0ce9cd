import * as z from 'zod/mini';
import { BankDate } from './domain/dates';
import { FieldDefinition } from './domain/field-definition';
import { Key } from './domain/key';
import { Currency, WireAmount } from './domain/money';
import { BillType, BillTypes } from './domain/payment';
import { c, domain } from './domain/router';

/** Minimum characters of a merchant search. */
export const MERCHANT_SELECTION = 3;

export const MerchantCategory = z.enum([
  'electricity',
  'gas',
  'water',
  'internet',
  'television',
  'phone',
  'housing',
  'store',
  'toll',
  'education',
  'top-up',
]);
export type MerchantCategory = z.infer<typeof MerchantCategory>;

/** Kinds of bill or card, by the position of the reference. */
export const BillLayout = z.enum(['top', 'corner', 'stub', 'foot', 'slip', 'tag', 'card']);
export type BillLayout = z.infer<typeof BillLayout>;

/** Help for finding the reference on a bill. */
export const BillHelp = z.object({
  layout: BillLayout,
  /** Label on the bill: 'No. de servicio'. */
  label: z.string(),
  /** Position on the bill: 'Arriba, junto a tu nombre'. */
  where: z.string(),
  example: z.string(),
  /** Length of the barcode, and the 0-based index of the reference in it. */
  barcode: z.optional(z.object({ length: z.int(), start: z.int() })),
});
export type BillHelp = z.infer<typeof BillHelp>;

export const Merchant = z.object({
  merchantId: z.int(),
  merchantKey: z.string(),
  name: z.string(),
  billType: BillType,
  /** Fields from here on are optional at some banks. */
  category: z.optional(MerchantCategory),
  help: z.optional(BillHelp),
});
export type Merchant = z.infer<typeof Merchant>;

export const BillStatus = z.enum(['OPEN', 'OVERDUE', 'PAID']);
export type BillStatus = z.infer<typeof BillStatus>;

export const Bill = z.object({
  key: z.string(),
  /** The merchant's number for the customer. */
  reference: z.string(),
  /** 'Octubre 2026', 'Septiembre y octubre 2026'. */
  period: z.string(),
  /** Unpaid part; total of a paid bill. */
  amount: WireAmount,
  /** Paid part of a bill that is still open. */
  paidAmount: z.optional(WireAmount),
  currencyCode: Currency,
  dueDate: BankDate,
  /** Day of the preauthorized charge, if the customer authorized one here. */
  chargedOn: z.optional(BankDate),
  status: BillStatus,
});
export type Bill = z.infer<typeof Bill>;

const base = '/bill-payments-merchants/v1/bill-payments/merchants';

const PayeeAction = z.enum(['CREATE', 'MODIFY']);

export const merchants = c.router(
  {
    list: {
      method: 'GET',
      path: base,
      query: z.strictObject({
        /** Part of a name, ignoring case and accents. */
        name: z.optional(z.string().check(z.maxLength(60))),
        bill_type: z.optional(BillTypes),
      }),
      responses: { 200: z.object({ data: z.array(Merchant) }) },
      summary: 'Companies that can be paid, by name',
    },
    actionFields: {
      method: 'GET',
      path: `${base}/:merchantKey/action-fields`,
      query: z.strictObject({ bill_type: BillType, action_type: PayeeAction }),
      responses: { 200: z.object({ data: z.array(FieldDefinition) }) },
      summary: 'What a company asks for when a customer saves it',
    },
    allowedAmounts: {
      method: 'GET',
      path: `${base}/:merchantKey/allowed-amounts`,
      query: z.strictObject({ bill_type: BillType }),
      responses: { 200: z.object({ data: z.array(WireAmount) }) },
      summary: 'Amounts in pesos that a top-up of this company may have, smallest first',
    },
    bills: {
      method: 'GET',
      path: `${base}/:merchantKey/bills`,
      query: z.strictObject({
        bill_type: BillType,
        /** Saved payee. */
        payee_key: Key,
        /** Defaults to open and overdue bills. */
        status: z.optional(BillStatus),
      }),
      responses: { 200: z.object({ data: z.array(Bill) }) },
      summary: 'Bills of a saved payee, by due date',
    },
  },
  domain('Merchants'),
);
