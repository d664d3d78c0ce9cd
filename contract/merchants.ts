import * as z from 'zod/mini';
import { BankDate } from './domain/dates';
import { FieldDefinition } from './domain/field-definition';
import { Key } from './domain/key';
import { Currency, WireAmount } from './domain/money';
import { BillType, BillTypes } from './domain/payment';
import { c, domain } from './domain/router';

/** A merchant is searched by this many characters of its name or more. */
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

/** The kinds of paper (or plastic) on which a reference stands, by where it stands. */
export const BillLayout = z.enum(['top', 'corner', 'stub', 'foot', 'slip', 'tag', 'card']);
export type BillLayout = z.infer<typeof BillLayout>;

/** Where the number stands that a merchant knows the customer by. */
export const BillHelp = z.object({
  layout: BillLayout,
  /** What the paper calls it: 'No. de servicio'. */
  label: z.string(),
  /** Where it is, in words: 'Arriba, junto a tu nombre'. */
  where: z.string(),
  example: z.string(),
  /** How many digits the barcode has, and at which of them, from 0, the number begins in it. */
  barcode: z.optional(z.object({ length: z.int(), start: z.int() })),
});
export type BillHelp = z.infer<typeof BillHelp>;

/** A company that can be paid. */
export const Merchant = z.object({
  merchantId: z.int(),
  merchantKey: z.string(),
  name: z.string(),
  billType: BillType,
  /** What follows a bank may leave out. */
  category: z.optional(MerchantCategory),
  help: z.optional(BillHelp),
});
export type Merchant = z.infer<typeof Merchant>;

export const BillStatus = z.enum(['OPEN', 'OVERDUE', 'PAID']);
export type BillStatus = z.infer<typeof BillStatus>;

/** What a merchant charges a customer for one period. */
export const Bill = z.object({
  key: z.string(),
  /** What the merchant knows the customer by. */
  reference: z.string(),
  /** 'Octubre 2026', 'Septiembre y octubre 2026'. */
  period: z.string(),
  /** What is still owed; of a paid one what it came to. */
  amount: WireAmount,
  /** What was paid of it already, where something was and something is still owed. */
  paidAmount: z.optional(WireAmount),
  currencyCode: Currency,
  dueDate: BankDate,
  /** The day on which the company charges it by itself, where that was agreed here; a bank may leave it out. */
  chargedOn: z.optional(BankDate),
  status: BillStatus,
});
export type Bill = z.infer<typeof Bill>;

const base = '/bill-payments-merchants/v1/bill-payments/merchants';

/** What the definitions are for: a payee is saved, or a saved one is changed. */
const PayeeAction = z.enum(['CREATE', 'MODIFY']);

export const merchants = c.router(
  {
    list: {
      method: 'GET',
      path: base,
      query: z.strictObject({
        /** Part of a name; case and accents do not count. */
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
        /** Whose bills: a payee that the customer has saved. */
        payee_key: Key,
        /** Without it, those that are open or overdue. */
        status: z.optional(BillStatus),
      }),
      responses: { 200: z.object({ data: z.array(Bill) }) },
      summary: 'Bills of a saved payee, by due date',
    },
  },
  domain('Merchants'),
);
