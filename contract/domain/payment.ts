import * as z from 'zod/mini';
import { AccountRef } from './account';
import { BankDate, Instant } from './dates';
import { FieldDataType } from './field-definition';
import { joinWithAnd } from './join-with-and';
import { KnownMoney } from './money';

const NO_KINDS = 'Elige tipos de pago.';

/** Bill with a receipt, bill looked up by a number, or mobile top-up. */
export const BillType = z.enum(['WITHRECEIPT', 'WITHOUTRECEIPT', 'MOBILETOPUP']);
export type BillType = z.infer<typeof BillType>;

/** Comma-separated. */
export const BillTypes = joinWithAnd(BillType, NO_KINDS);

/** Federal taxes, and taxes of Mexico City. */
export const TaxOperation = z.enum(['SAT', 'CDMX']);
export type TaxOperation = z.infer<typeof TaxOperation>;

export const PaymentTiming = z.enum(['ONETIME', 'SCHEDULED']);
export type PaymentTiming = z.infer<typeof PaymentTiming>;

export const PaymentType = z.enum(['TOTAL', 'PARTIAL']);
export type PaymentType = z.infer<typeof PaymentType>;

export const PaymentStatus = z.enum(['PROCESSED', 'SCHEDULED', 'REJECTED', 'CANCELLED']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const PaymentOperation = z.enum([...BillType.options, ...TaxOperation.options]);
export type PaymentOperation = z.infer<typeof PaymentOperation>;

/** Comma-separated. */
export const PaymentOperations = joinWithAnd(PaymentOperation, NO_KINDS);

/** The id is the receipt's id or the capture line. */
export const TAX_RECEIPT = '/bff-web-payments/v1/payment/receipt/:id';

export const isTax = (operation: PaymentOperation): operation is TaxOperation =>
  TaxOperation.safeParse(operation).success;

export const isTopUp = (operation: PaymentOperation): boolean => operation === 'MOBILETOPUP';

export const PaymentRow = z.object({
  key: z.string(),
  operationType: PaymentOperation,
  transactionType: PaymentTiming,
  status: PaymentStatus,
  /** Day on which the money moves, or on which the payment was rejected or cancelled. */
  effectiveDate: BankDate,
  fromAccount: AccountRef,
  payee: z.object({
    merchantName: z.string(),
    /** Fields from here on are optional at some banks. */
    merchantKey: z.optional(z.string()),
    nickname: z.optional(z.string()),
  }),
  /** The merchant's number for the customer: contract, phone or capture line. */
  reference: z.string(),
  totalAmount: KnownMoney,
  /** Failure reason of a scheduled payment. */
  reason: z.optional(z.string()),
  /** Saved payee, if it still exists. */
  payeeKey: z.optional(z.string()),
  /** Taxes only. */
  concept: z.optional(z.string()),
  /** Values to send again when changing a scheduled payment. Without them it can only be cancelled. */
  order: z.optional(
    z.object({ fromAccountKey: z.string(), paymentType: PaymentType, billKey: z.optional(z.string()) }),
  ),
});
export type PaymentRow = z.infer<typeof PaymentRow>;

export const PaidField = z.object({
  name: z.string(),
  value: z.string(),
  dataType: z.optional(FieldDataType),
  format: z.optional(z.string()),
});

export const PaymentReceipt = z.extend(PaymentRow, {
  /** Ordered day, even if the payment was rejected or cancelled earlier. */
  effectiveDate: BankDate,
  confirmationNumber: z.string(),
  operationDate: z.optional(Instant),
  /** When a scheduled payment was executed, rejected or cancelled. */
  executionDate: z.optional(Instant),
  /** Conversion of payments from an account in another currency. */
  exchangeData: z.object({
    withExchange: z.boolean(),
    exchangeRate: z.optional(z.number()),
    chargedAmount: z.optional(KnownMoney),
  }),
  /** Confirmation number of the merchant or tax office. */
  authorization: z.optional(z.string()),
  /** Account balance after the charge. */
  balanceAfter: z.optional(KnownMoney),
  bill: z.optional(z.object({ period: z.string(), dueDate: BankDate })),
  /** Fields of a tax concept. Values without `dataType` are shown as sent. */
  fields: z.optional(z.array(PaidField)),
});
export type PaymentReceipt = z.infer<typeof PaymentReceipt>;
