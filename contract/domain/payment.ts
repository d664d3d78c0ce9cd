import * as z from 'zod/mini';
import { AccountRef } from './account';
import { commaSeparated } from './comma-separated';
import { BankDate, Instant } from './dates';
import { FieldDataType } from './field-definition';
import { KnownMoney } from './money';

const NO_KINDS = 'Elige tipos de pago.';

/** Bill with a receipt, bill looked up by a number, or mobile top-up. */
export const BillType = z.enum(['WITHRECEIPT', 'WITHOUTRECEIPT', 'MOBILETOPUP']);
export type BillType = z.infer<typeof BillType>;

export const BillTypes = commaSeparated(BillType, NO_KINDS);

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

export const PaymentOperations = commaSeparated(PaymentOperation, NO_KINDS);

/** `id` is the receipt's id or the capture line. */
export const TAX_RECEIPT = '/bff-web-payments/v1/payment/receipt/:id';

export const isTax = (operation: PaymentOperation): operation is TaxOperation =>
  TaxOperation.safeParse(operation).success;

export const isTopUp = (operation: PaymentOperation): boolean => operation === 'MOBILETOPUP';

export const PaymentRow = z.object({
  key: z.string(),
  operationType: PaymentOperation,
  transactionType: PaymentTiming,
  status: PaymentStatus,
  effectiveDate: BankDate,
  fromAccount: AccountRef,
  payee: z.object({
    merchantName: z.string(),
    merchantKey: z.optional(z.string()),
    nickname: z.optional(z.string()),
  }),
  reference: z.string(),
  totalAmount: KnownMoney,
  reason: z.optional(z.string()),
  payeeKey: z.optional(z.string()),
  concept: z.optional(z.string()),
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
  effectiveDate: BankDate,
  confirmationNumber: z.string(),
  operationDate: z.optional(Instant),
  executionDate: z.optional(Instant),
  exchangeData: z.object({
    withExchange: z.boolean(),
    exchangeRate: z.optional(z.number()),
    chargedAmount: z.optional(KnownMoney),
  }),
  authorization: z.optional(z.string()),
  balanceAfter: z.optional(KnownMoney),
  bill: z.optional(z.object({ period: z.string(), dueDate: BankDate })),
  fields: z.optional(z.array(PaidField)),
});
export type PaymentReceipt = z.infer<typeof PaymentReceipt>;
