/** What is told of preauthorized payments: a company charges an account or a card each time it bills. */
import * as z from 'zod/mini';
import { MerchantCategory } from '../merchants';
import { AccountRef } from './account';
import { BankDate, Instant } from './dates';
import { KnownMoney } from './money';

/** What a company charges: an account by its CLABE, or the debit card of one. */
export const ChargedMedium = z.enum(['ACCOUNT', 'DEBIT']);
export type ChargedMedium = z.infer<typeof ChargedMedium>;

/** DISABLED: nothing is charged, because it was cancelled or because its account or card was disabled. */
export const PreauthorizedStatus = z.enum(['ENABLED', 'DISABLED']);
export type PreauthorizedStatus = z.infer<typeof PreauthorizedStatus>;

/** One company on an account, one on its card, one everywhere. Without a company the first two end all of theirs. */
export const AccountCancellation = z.enum(['CANCELLATION_ACCOUNT', 'CANCELLATION_DEBIT']);
export const CompanyCancellation = z.literal('CANCELLATION_COMPANY');
export const CancellationType = z.enum([...AccountCancellation.options, 'CANCELLATION_COMPANY']);
export type CancellationType = z.infer<typeof CancellationType>;

/** RETRYING: it was not made, and is tried once more on the next bank day. */
export const ChargeStatus = z.enum(['PROCESSED', 'REJECTED', 'RETRYING']);
export type ChargeStatus = z.infer<typeof ChargeStatus>;

export const LastCharge = z.object({
  date: BankDate,
  /** Absent where the company did not say. */
  amount: z.optional(KnownMoney),
  status: ChargeStatus,
  /** Why it was not made. */
  reason: z.optional(z.string()),
});
export type LastCharge = z.infer<typeof LastCharge>;

/** The amount is absent until the company has billed it. */
export const NextCharge = z.object({ date: BankDate, amount: z.optional(KnownMoney) });
export type NextCharge = z.infer<typeof NextCharge>;

/** A company that may charge the customer each time it bills. */
export const PreauthorizedPayment = z.object({
  key: z.string(),
  paymentType: ChargedMedium,
  status: PreauthorizedStatus,
  accountKey: z.string(),
  /** The eighteen digits of a CLABE, or the sixteen of a card. */
  mediaTypeNumber: z.string(),
  merchantId: z.int(),
  merchantName: z.string(),
  /** What the company knows the customer by. */
  reference: z.string(),
  /** Of one that was cancelled. What follows a bank may leave out. */
  cancelledAt: z.optional(Instant),
  lastCharge: z.optional(LastCharge),
  /** None while it is disabled, or where nothing is owed. */
  nextCharge: z.optional(NextCharge),
  category: z.optional(MerchantCategory),
  fromAccount: z.optional(AccountRef),
});
export type PreauthorizedPayment = z.infer<typeof PreauthorizedPayment>;

/** An account or a card of the customer's, and whether companies may charge it. */
export const PreauthorizedMedium = z.object({
  paymentType: ChargedMedium,
  accountKey: z.string(),
  mediaTypeNumber: z.string(),
  status: PreauthorizedStatus,
});
export type PreauthorizedMedium = z.infer<typeof PreauthorizedMedium>;

/** What is charged, by whom, and when first. */
export const PreauthorizedCharge = z.object({
  paymentType: ChargedMedium,
  fromAccount: AccountRef,
  mediaTypeNumber: z.string(),
  merchantName: z.string(),
  reference: z.string(),
  /** The first charge to come; of one that was cancelled, the first that is not made. */
  nextCharge: z.optional(NextCharge),
});

/** Of a company that may charge from now on, or of those that may no more. */
export const PreauthorizedReceipt = z.object({
  id: z.string(),
  confirmationNumber: z.string(),
  operationDate: Instant,
  operationType: z.enum(['CREATION', ...CancellationType.options]),
  status: PreauthorizedStatus,
  payments: z.array(z.extend(PreauthorizedCharge, { key: z.string() })),
});
export type PreauthorizedReceipt = z.infer<typeof PreauthorizedReceipt>;
