import * as z from 'zod/mini';
import { AccountRef } from './shared/account';
import { BankDate, Instant } from './shared/dates';
import { KnownMoney } from './shared/money';
import { pageOf, pageQuery } from './shared/page';
import { c, domain } from './shared/router';

/** Rows of a page of the history where the query names no limit. */
export const PAYMENTS_PAGE_SIZE = 30;

/** What is paid: a bill that the customer has, one that is found by a number, credit for a mobile phone. */
export const BillType = z.enum(['WITHRECEIPT', 'WITHOUTRECEIPT', 'MOBILETOPUP']);
export type BillType = z.infer<typeof BillType>;

/** Whether it was for the same day or for a later one. */
export const PaymentTiming = z.enum(['ONETIME', 'SCHEDULED']);

export const PaymentStatus = z.enum(['PROCESSED', 'SCHEDULED', 'REJECTED', 'CANCELLED']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** Those by which a history is narrowed; without one it has every status. */
export const FilterStatus = z.enum(['SCHEDULED', 'PROCESSED']);

const payment = {
  key: z.string(),
  operationType: BillType,
  transactionType: PaymentTiming,
  status: PaymentStatus,
  /** The day on which the money moves. */
  effectiveDate: BankDate,
  fromAccount: AccountRef,
  payee: z.object({ merchantName: z.string() }),
  /** What the merchant knows the customer by: a contract's or a phone's number. */
  reference: z.string(),
  totalAmount: KnownMoney,
  /** Why a payment that was due was not made. */
  reason: z.optional(z.string()),
};

export const PaymentRow = z.object(payment);
export type PaymentRow = z.infer<typeof PaymentRow>;

export const PaymentReceipt = z.object({
  ...payment,
  confirmationNumber: z.string(),
  /** When the order was given. */
  operationDate: z.optional(Instant),
  /** When a scheduled one was carried out, or refused. */
  executionDate: z.optional(Instant),
  /** Whether it was paid from an account in another currency. */
  exchangeData: z.object({ withExchange: z.boolean() }),
});
export type PaymentReceipt = z.infer<typeof PaymentReceipt>;

const areBillTypes = (list: string) => list.split(',').every((type) => BillType.safeParse(type).success);

const base = '/bill-payments/v1/bill-payments';

export const payments = c.router(
  {
    list: {
      method: 'GET',
      path: `${base}/payments`,
      query: z.strictObject({
        start_date: z.optional(BankDate),
        end_date: z.optional(BankDate),
        /** Bill types, joined by commas. */
        bill_type: z.optional(z.string().check(z.refine(areBillTypes, 'Elige tipos de pago.'))),
        payment_status: z.optional(FilterStatus),
        ...pageQuery(PAYMENTS_PAGE_SIZE, 1),
      }),
      responses: { 200: pageOf(PaymentRow) },
      summary: 'History of payments of services, newest first',
    },
    receipt: {
      method: 'GET',
      path: `${base}/:paymentKey/receipt`,
      responses: { 200: PaymentReceipt },
      summary: 'Receipt, by payment key or confirmation number; as a PDF with Accept: application/pdf',
      metadata: { pdf: true },
    },
  },
  domain('Payments of services'),
);
