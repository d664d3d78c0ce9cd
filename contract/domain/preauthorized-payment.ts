/** Preauthorized payments (domiciliación): a company charges an account or card with each bill. */
import * as z from 'zod/mini';
import { MerchantCategory } from '../merchants';
import { AccountRef } from './account';
import { BankDate, Instant } from './dates';
import { KnownMoney } from './money';

export const ChargedMedium = z.enum(['ACCOUNT', 'DEBIT']);
export type ChargedMedium = z.infer<typeof ChargedMedium>;

export const PreauthorizedStatus = z.enum(['ENABLED', 'DISABLED']);
export type PreauthorizedStatus = z.infer<typeof PreauthorizedStatus>;

/** Cancels one company, or all, on an account or its debit card. COMPANY cancels a company on all accounts. */
export const AccountCancellation = z.enum(['CANCELLATION_ACCOUNT', 'CANCELLATION_DEBIT']);
export const CompanyCancellation = z.literal('CANCELLATION_COMPANY');
export const CancellationType = z.enum([...AccountCancellation.options, 'CANCELLATION_COMPANY']);
export type CancellationType = z.infer<typeof CancellationType>;

/** RETRYING: failed; retried once on the next business day. */
export const ChargeStatus = z.enum(['PROCESSED', 'REJECTED', 'RETRYING']);
export type ChargeStatus = z.infer<typeof ChargeStatus>;

export const LastCharge = z.object({
  date: BankDate,
  amount: z.optional(KnownMoney),
  status: ChargeStatus,
  reason: z.optional(z.string()),
});
export type LastCharge = z.infer<typeof LastCharge>;

export const NextCharge = z.object({ date: BankDate, amount: z.optional(KnownMoney) });
export type NextCharge = z.infer<typeof NextCharge>;

export const PreauthorizedPayment = z.object({
  key: z.string(),
  paymentType: ChargedMedium,
  status: PreauthorizedStatus,
  accountKey: z.string(),
  mediaTypeNumber: z.string(),
  merchantId: z.int(),
  merchantName: z.string(),
  merchantPhone: z.optional(z.string()),
  reference: z.string(),
  cancelledAt: z.optional(Instant),
  lastCharge: z.optional(LastCharge),
  nextCharge: z.optional(NextCharge),
  category: z.optional(MerchantCategory),
  fromAccount: z.optional(AccountRef),
});
export type PreauthorizedPayment = z.infer<typeof PreauthorizedPayment>;

export const PreauthorizedMedium = z.object({
  paymentType: ChargedMedium,
  accountKey: z.string(),
  mediaTypeNumber: z.string(),
  status: PreauthorizedStatus,
});
export type PreauthorizedMedium = z.infer<typeof PreauthorizedMedium>;

export const PreauthorizedCharge = z.object({
  paymentType: ChargedMedium,
  fromAccount: AccountRef,
  mediaTypeNumber: z.string(),
  merchantName: z.string(),
  reference: z.string(),
  nextCharge: z.optional(NextCharge),
});

export const PreauthorizedReceipt = z.object({
  id: z.string(),
  confirmationNumber: z.string(),
  operationDate: Instant,
  operationType: z.enum(['CREATION', ...CancellationType.options]),
  status: PreauthorizedStatus,
  payments: z.array(z.extend(PreauthorizedCharge, { key: z.string() })),
});
export type PreauthorizedReceipt = z.infer<typeof PreauthorizedReceipt>;
