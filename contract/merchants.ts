import * as z from 'zod/mini';
import { BankDate } from './domain/dates';
import { FieldDefinition } from './domain/field-definition';
import { Key } from './domain/key';
import { Currency, WireAmount } from './domain/money';
import { independentRows } from './domain/partial-list';
import { BillType, BillTypes } from './domain/payment';
import { c, routerOptions } from './domain/router';

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

export const BillLayout = z.enum(['top', 'corner', 'stub', 'foot', 'slip', 'tag', 'card']);
export type BillLayout = z.infer<typeof BillLayout>;

export const BillHelp = z.object({
  layout: BillLayout,
  label: z.string(),
  where: z.string(),
  example: z.string(),
  barcode: z.optional(z.object({ length: z.int(), start: z.int() })),
});
export type BillHelp = z.infer<typeof BillHelp>;

export const Merchant = z.object({
  merchantId: z.int(),
  merchantKey: z.string(),
  name: z.string(),
  billType: BillType,
  category: z.optional(MerchantCategory),
  help: z.optional(BillHelp),
});
export type Merchant = z.infer<typeof Merchant>;

export const BillStatus = z.enum(['OPEN', 'OVERDUE', 'PAID']);
export type BillStatus = z.infer<typeof BillStatus>;

export const Bill = z.object({
  key: z.string(),
  reference: z.string(),
  period: z.string(),
  amount: WireAmount,
  paidAmount: z.optional(WireAmount),
  currencyCode: Currency,
  dueDate: BankDate,
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
      summary: 'Lists the companies that can be paid, by name',
      metadata: independentRows,
    },
    actionFields: {
      method: 'GET',
      path: `${base}/:merchantKey/action-fields`,
      query: z.strictObject({ bill_type: BillType, action_type: PayeeAction }),
      responses: { 200: z.object({ data: z.array(FieldDefinition) }) },
      summary: 'Lists the fields that a company asks for when a customer saves it',
    },
    allowedAmounts: {
      method: 'GET',
      path: `${base}/:merchantKey/allowed-amounts`,
      query: z.strictObject({ bill_type: BillType }),
      responses: { 200: z.object({ data: z.array(WireAmount) }) },
      summary: 'Lists the top-up amounts of a company in pesos, smallest first',
    },
    bills: {
      method: 'GET',
      path: `${base}/:merchantKey/bills`,
      query: z.strictObject({
        bill_type: BillType,
        payee_key: Key,
        status: z.optional(BillStatus),
      }),
      responses: { 200: z.object({ data: z.array(Bill) }) },
      summary: 'Lists the bills of a saved payee, by due date',
    },
  },
  routerOptions('Merchants', []),
);
