/** Preauthorized payments (domiciliación): a company charges an account or card with each bill. */
import * as z from 'zod/mini';
import { MerchantCategory } from '../merchants';
import { AccountRef } from './account';
import { BankDate, Instant } from './dates';
import { KnownMoney } from './money';

/** Account identified by its CLABE, or by its debit card. */
export const ChargedMedium = z.enum(['ACCOUNT', 'DEBIT']);
export type ChargedMedium = z.infer<typeof ChargedMedium>;

/** DISABLED: cancelled, or the account or card was disabled. */
export const PreauthorizedStatus = z.enum(['ENABLED', 'DISABLED']);
export type PreauthorizedStatus = z.infer<typeof PreauthorizedStatus>;

/** One company on an account, on its card, or everywhere. Without a company, the first two cancel all. */
export const AccountCancellation = z.enum(['CANCELLATION_ACCOUNT', 'CANCELLATION_DEBIT']);
export const CompanyCancellation = z.literal('CANCELLATION_COMPANY');
export const CancellationType = z.enum([...AccountCancellation.options, 'CANCELLATION_COMPANY']);
export type CancellationType = z.infer<typeof CancellationType>;

/** RETRYING: failed; retried once on the next business day. */
export const ChargeStatus = z.enum(['PROCESSED', 'REJECTED', 'RETRYING']);
export type ChargeStatus = z.infer<typeof ChargeStatus>;

export const LastCharge = z.object({
  date: BankDate,
  /** Absent if the company sent none. */
  amount: z.optional(KnownMoney),
  status: ChargeStatus,
  /** Failure reason. */
  reason: z.optional(z.string()),
});
export type LastCharge = z.infer<typeof LastCharge>;

/** The amount is absent until the company bills it. */
export const NextCharge = z.object({ date: BankDate, amount: z.optional(KnownMoney) });
export type NextCharge = z.infer<typeof NextCharge>;

export const PreauthorizedPayment = z.object({
  key: z.string(),
  paymentType: ChargedMedium,
  status: PreauthorizedStatus,
  accountKey: z.string(),
  /** CLABE (18 digits) or card number (16 digits). */
  mediaTypeNumber: z.string(),
  merchantId: z.int(),
  merchantName: z.string(),
  /** The company's number for the customer. */
  reference: z.string(),
  /** Fields from here on are optional at some banks. */
  cancelledAt: z.optional(Instant),
  lastCharge: z.optional(LastCharge),
  /** Absent if disabled or nothing is owed. */
  nextCharge: z.optional(NextCharge),
  category: z.optional(MerchantCategory),
  fromAccount: z.optional(AccountRef),
});
export type PreauthorizedPayment = z.infer<typeof PreauthorizedPayment>;

/** Account or card that companies may charge. */
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
  /** First charge to come, or first charge prevented by a cancellation. */
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
