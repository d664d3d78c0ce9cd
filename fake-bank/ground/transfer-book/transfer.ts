import * as z from 'zod/mini';
import { LimitKey } from '#contract/limits';
import type { BankDate } from '#contract/shared/dates';
import { Currency } from '#contract/shared/money';
import { thirdPartyTypes } from '#contract/third-parties';
import { TransferStatus, TransferType } from '#contract/transfers';
import { Collection } from '../store/collection';
import { nextNumber } from '../store/sequence';
import type { Transaction } from '../store/transaction';

/** Integer centavos, or cents. */
const amount = z.number().check(z.int());

const Leg = z.object({
  /** A ledger account; where money goes to somebody else, the recipient's key. */
  account: z.string(),
  description: z.string(),
  displayId: z.string(),
  amount,
  currency: Currency,
});

/** What only a transfer to somebody else has. */
const ThirdParty = z.object({
  type: z.enum(thirdPartyTypes),
  limitKey: LimitKey,
  bankName: z.string(),
  /** Whose account it is; not kept of what was ordered before it was. */
  holder: z.optional(z.string()),
  /** Whole identifier of the recipient's account, for the proof. */
  accountId: z.string(),
  /** VAT included. */
  commission: amount,
  reference: z.optional(z.string()),
  trackingKey: z.optional(z.string()),
});

/** A transfer that was ordered, from the moment it has a receipt. Keeps what its receipt says of the accounts. */
export const Transfer = z.object({
  key: z.string(),
  customer: z.string(),
  confirmationNumber: z.string(),
  transferType: TransferType,
  status: TransferStatus,
  effectiveDate: z.string(),
  /** When it was ordered, milliseconds since 1970. */
  orderedAt: z.number(),
  /** When a scheduled one was carried out, or refused. */
  executedAt: z.optional(z.number()),
  from: Leg,
  to: Leg,
  thirdParty: z.optional(ThirdParty),
  exchangeRate: z.optional(z.number()),
  message: z.optional(z.string()),
  /** Why it was not made, or came back. */
  rejection: z.optional(z.string()),
});
export type Transfer = z.infer<typeof Transfer>;
export type ThirdPartyTransfer = Transfer & { thirdParty: z.infer<typeof ThirdParty> };

export const transfers = new Collection<Transfer, 'byCustomer' | 'byConfirmation' | 'byTracking'>(
  'transfers',
  Transfer,
  (transfer) => transfer.key,
  {
    byCustomer: {
      keys: (transfer) => [transfer.customer],
      order: ({ effectiveDate, orderedAt, confirmationNumber }) =>
        `${effectiveDate} ${String(orderedAt).padStart(15, '0')} ${confirmationNumber}`,
    },
    byConfirmation: {
      keys: (transfer) => [transfer.confirmationNumber],
      order: (transfer) => transfer.customer,
    },
    byTracking: {
      keys: ({ thirdParty }) => (thirdParty?.trackingKey ? [thirdParty.trackingKey] : []),
      order: (transfer) => transfer.key,
    },
  },
);

/** Notes when a scheduled transfer ran; any other did as it was ordered. */
export const executed = <Kind extends Transfer>(transfer: Kind, at: number): Kind =>
  transfer.transferType === 'schedule' ? { ...transfer, executedAt: at } : transfer;

/** The clave de rastreo: by it both banks know a SPEI transfer. */
export const nextTrackingKey = (tx: Transaction, day: BankDate): string =>
  `CZ${day.replaceAll('-', '')}${String(nextNumber(tx, 'tracking')).padStart(10, '0')}`;

/** Of a transfer that the other bank never got, or has not yet. */
const UNSENT: readonly TransferStatus[] = ['SCHEDULED', 'CANCELLED', 'REJECTED', 'BLOCKED', 'FAILED'];

/** By what SPEI knows a transfer, once it was sent. */
export const trackingKeyOf = ({ status, thirdParty }: Pick<Transfer, 'status' | 'thirdParty'>) =>
  UNSENT.includes(status) ? undefined : thirdParty?.trackingKey;

/** The kinds of due work that make a scheduled transfer. */
export const OWN_TRANSFER = 'scheduled-transfer';
export const THIRD_PARTY_TRANSFER = 'scheduled-third-party';

export const scheduledKind = ({ thirdParty }: Pick<Transfer, 'thirdParty'>): string =>
  thirdParty ? THIRD_PARTY_TRANSFER : OWN_TRANSFER;
