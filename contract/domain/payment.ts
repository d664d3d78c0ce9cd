import * as z from 'zod/mini';
import { AccountRef } from './account';
import { BankDate, Instant } from './dates';
import { FieldDataType } from './field-definition';
import { joinWithAnd } from './join-with-and';
import { KnownMoney } from './money';

const NO_KINDS = 'Elige tipos de pago.';

/** What is paid: a bill that the customer has, one that is found by a number, credit for a mobile phone. */
export const BillType = z.enum(['WITHRECEIPT', 'WITHOUTRECEIPT', 'MOBILETOPUP']);
export type BillType = z.infer<typeof BillType>;

/** Bill types joined by commas. */
export const BillTypes = joinWithAnd(BillType, NO_KINDS);

/** Federal taxes, and those of Mexico City. */
export const TaxOperation = z.enum(['SAT', 'CDMX']);
export type TaxOperation = z.infer<typeof TaxOperation>;

/** Whether it was for the same day or for a later one. */
export const PaymentTiming = z.enum(['ONETIME', 'SCHEDULED']);
export type PaymentTiming = z.infer<typeof PaymentTiming>;

/** All that a bill comes to, or another amount. */
export const PaymentType = z.enum(['TOTAL', 'PARTIAL']);
export type PaymentType = z.infer<typeof PaymentType>;

export const PaymentStatus = z.enum(['PROCESSED', 'SCHEDULED', 'REJECTED', 'CANCELLED']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** What a row of the history was: a bill, credit for a phone, a tax. */
export const PaymentOperation = z.enum([...BillType.options, ...TaxOperation.options]);
export type PaymentOperation = z.infer<typeof PaymentOperation>;

/** The same of all that a history has. */
export const PaymentOperations = joinWithAnd(PaymentOperation, NO_KINDS);

/** Where a tax's receipt is, by its id or its line. */
export const TAX_RECEIPT = '/bff-web-payments/v1/payment/receipt/:id';

export const isTax = (operation: PaymentOperation): operation is TaxOperation =>
  TaxOperation.safeParse(operation).success;

/** Whether credit for a mobile phone is paid, and not a service. */
export const isTopUp = (operation: PaymentOperation): boolean => operation === 'MOBILETOPUP';

/** A payment that was ordered, as the history shows it. */
export const PaymentRow = z.object({
  key: z.string(),
  operationType: PaymentOperation,
  transactionType: PaymentTiming,
  status: PaymentStatus,
  /** The day on which the money moves; of what was refused or cancelled, the day on which that was. */
  effectiveDate: BankDate,
  fromAccount: AccountRef,
  payee: z.object({
    merchantName: z.string(),
    /** What follows a bank may leave out: the company, where it is one, and what the customer calls what is saved. */
    merchantKey: z.optional(z.string()),
    nickname: z.optional(z.string()),
  }),
  /** What the merchant knows the customer by: a contract's or a phone's number, a capture line. */
  reference: z.string(),
  totalAmount: KnownMoney,
  /** Why a payment that was due was not made. */
  reason: z.optional(z.string()),
  /** The payee that it went to, while the customer has it. */
  payeeKey: z.optional(z.string()),
  /** Of a tax: what it is for. */
  concept: z.optional(z.string()),
  /** What a change of a scheduled one says again; a bank may leave it out, and then it can only be cancelled. */
  order: z.optional(
    z.object({ fromAccountKey: z.string(), paymentType: PaymentType, billKey: z.optional(z.string()) }),
  ),
});
export type PaymentRow = z.infer<typeof PaymentRow>;

/** One field of a tax as it was paid, with the kind and the format of its definition. */
export const PaidField = z.object({
  name: z.string(),
  value: z.string(),
  dataType: z.optional(FieldDataType),
  format: z.optional(z.string()),
});

export const PaymentReceipt = z.extend(PaymentRow, {
  /** The day that was ordered, even if the payment was refused or cancelled before it. */
  effectiveDate: BankDate,
  confirmationNumber: z.string(),
  /** When the order was given. */
  operationDate: z.optional(Instant),
  /** When a scheduled one was carried out, refused or cancelled. */
  executionDate: z.optional(Instant),
  /** Whether it was paid from an account in another currency, at what rate, and what left the account. */
  exchangeData: z.object({
    withExchange: z.boolean(),
    exchangeRate: z.optional(z.number()),
    chargedAmount: z.optional(KnownMoney),
  }),
  /** With what the merchant, or the tax office, confirmed it. */
  authorization: z.optional(z.string()),
  /** Of the account, once it was charged. */
  balanceAfter: z.optional(KnownMoney),
  /** Which bill it was for; a bank may leave it out. */
  bill: z.optional(z.object({ period: z.string(), dueDate: BankDate })),
  /** The fields of a tax's concept. Without `dataType` a value is shown as sent. */
  fields: z.optional(z.array(PaidField)),
});
export type PaymentReceipt = z.infer<typeof PaymentReceipt>;
