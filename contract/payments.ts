import * as z from 'zod/mini';
import { Account } from './domain/account';
import { BankDate } from './domain/dates';
import { ExchangeRate } from './domain/exchange-rate';
import { Key, KeyFilter, Nonce } from './domain/key';
import { MobileTelephone } from './domain/mobile-telephone';
import { KnownMoney, PositiveAmount } from './domain/money';
import { pageOf, pageQuery } from './domain/page';
import { independentRows } from './domain/partial-list';
import {
  BillType,
  PaymentOperations,
  PaymentReceipt,
  PaymentRow,
  PaymentTiming,
  PaymentType,
} from './domain/payment';
import { c, routerOptions } from './domain/router';
import { SignatureRequired } from './domain/signature';
import { headers } from './headers';

export const PAYMENTS_PAGE_SIZE = 30;

export const FilterStatus = z.enum(['SCHEDULED', 'PROCESSED']);

export const PaymentSetup = z.object({
  key: z.string(),
  nonce: Nonce,
  accounts: z.array(Account),
  /** Accounts in dollars are charged at the rate to MXN. */
  exchangeMatrix: z.array(ExchangeRate),
});
export type PaymentSetup = z.infer<typeof PaymentSetup>;

/** Bill of a saved payee, or top-up of an unsaved phone. */
const BillStatement = z.union([
  z.strictObject({ bill_key: Key }),
  z.strictObject({ merchant_key: z.string().check(z.minLength(1)), mobile_telephone: MobileTelephone }),
]);

/** Amounts are pesos; `effective_date` is a day in Mexico City. */
const order = {
  transaction_type: PaymentTiming,
  operation_type: BillType,
  payment_type: PaymentType,
  effective_date: BankDate,
  from_account_key: Key,
  payee_key: z.optional(Key),
  amount: z.strictObject({ amount: PositiveAmount, currency_code: z.literal('MXN') }),
  bill_statement_properties: z.optional(BillStatement),
};
export const PaymentValidation = z.strictObject({
  ...order,
  nonce: Nonce,
  action_type: z.literal('VALIDATE'),
});
export const PaymentExecution = z.strictObject({ ...order, nonce: Nonce, action_type: z.literal('EXECUTE') });
export type PaymentOrder = Omit<z.infer<typeof PaymentExecution>, 'nonce' | 'action_type'>;

export const PaymentChange = z.discriminatedUnion('action_type', [
  z.strictObject({ ...order, action_type: z.literal('MODIFY') }),
  z.strictObject({
    action_type: z.literal('DELETE'),
    transaction_type: PaymentTiming,
    operation_type: BillType,
  }),
]);
export type PaymentChange = z.infer<typeof PaymentChange>;

export const PaymentQuote = z.object({
  key: z.string(),
  payee: z.object({ merchantName: z.string() }),
  reference: z.string(),
  totalAmount: KnownMoney,
  chargedAmount: z.optional(KnownMoney),
  exchangeRate: z.optional(z.number()),
  effectiveDate: BankDate,
});
export type PaymentQuote = z.infer<typeof PaymentQuote>;

const base = '/bill-payments/v1/bill-payments';

export const payments = c.router(
  {
    setup: {
      method: 'POST',
      path: base,
      query: z.strictObject({ bill_type: BillType }),
      body: z.strictObject({ with_accounts: z.literal('YES') }),
      responses: { 200: PaymentSetup },
      summary: 'Begins a payment; returns its key and nonce, the accounts and the rates',
    },
    validate: {
      method: 'POST',
      path: `${base}/:paymentKey/validate`,
      body: PaymentValidation,
      responses: { 200: PaymentQuote },
      summary: 'Checks an order and binds it to the key; may be repeated until it is executed',
    },
    execute: {
      method: 'POST',
      path: `${base}/:paymentKey/execute`,
      body: PaymentExecution,
      responses: { 200: z.union([SignatureRequired, PaymentReceipt]) },
      summary: 'Executes the validated order once; the bank asks for a signature if the phone is not saved',
      metadata: { signed: 'unsaved-phone' },
    },
    change: {
      method: 'PUT',
      path: `${base}/:paymentKey`,
      body: PaymentChange,
      responses: { 200: PaymentReceipt },
      summary: 'Changes a scheduled payment (MODIFY) or cancels it (DELETE)',
    },
    list: {
      method: 'GET',
      path: `${base}/payments`,
      query: z.strictObject({
        start_date: z.optional(BankDate),
        end_date: z.optional(BankDate),
        bill_type: z.optional(PaymentOperations),
        payment_status: z.optional(FilterStatus),
        payee_key: z.optional(KeyFilter),
        ...pageQuery(PAYMENTS_PAGE_SIZE, 1),
      }),
      responses: { 200: pageOf(PaymentRow) },
      summary: 'Lists the payments of services, top-ups and taxes, newest first',
      metadata: independentRows,
    },
    receipt: {
      method: 'GET',
      path: `${base}/:paymentKey/receipt`,
      headers: { [headers.dataProjection]: z.optional(z.literal('TAX')) },
      responses: { 200: PaymentReceipt },
      summary:
        'Returns the receipt by payment key or confirmation number; for a tax send x-data-projection: TAX; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
  },
  routerOptions('Payments of services', ['payments']),
);
