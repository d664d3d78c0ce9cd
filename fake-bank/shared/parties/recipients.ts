import * as z from 'zod/mini';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection } from '#bank/core/storage/collection';
import { findOwned } from '#bank/core/storage/find-owned';
import { Count, keysFrom } from '#bank/core/storage/sequence';
import type { Reader, Transaction } from '#bank/core/storage/transaction';
import { ThirdPartyAccountType } from '#contract/domain/recipient-identifier';
import { RecipientStatus, RecipientType } from '#contract/recipients';

const Payment = z.object({
  date: StoredDay,
  amount: PositiveCentavos,
  message: z.optional(z.string()),
});
type Payment = z.infer<typeof Payment>;

export const Recipient = z.object({
  key: z.string(),
  customer: z.string(),
  alias: z.string(),
  /** First name of a person, or name of a business. */
  name: z.string(),
  lastName: z.optional(z.string()),
  secondLastName: z.optional(z.string()),
  accountId: z.string(),
  bankId: z.string(),
  accountType: ThirdPartyAccountType,
  bankOffice: z.optional(z.string()),
  recipientType: RecipientType,
  status: RecipientStatus,
  /** Instant at which an ON_HOLD recipient becomes active. */
  activeFrom: z.optional(StoredInstant),
  timesPaid: Count,
  lastTransfer: z.optional(Payment),
});
export type Recipient = z.infer<typeof Recipient>;

export const recipients = new Collection<Recipient, 'byCustomer'>(
  'recipients',
  Recipient,
  (recipient) => recipient.key,
  {
    byCustomer: { keys: (recipient) => [recipient.customer], order: (recipient) => recipient.key },
  },
  {
    numbered: keysFrom('recipient'),
    validate: ({ key, status, activeFrom }) =>
      status === 'ON_HOLD' && activeFrom === undefined
        ? { field: 'activeFrom', reason: `${key} espera, y no dice hasta cuándo.` }
        : undefined,
  },
);

export const findOwnedRecipient = (reader: Reader, customer: string, key: string): Recipient =>
  findOwned(reader, recipients, customer, key);

export const recordLastTransfer = (tx: Transaction, recipient: Recipient, payment: Payment): Recipient =>
  tx.put(recipients, { ...recipient, timesPaid: recipient.timesPaid + 1, lastTransfer: payment });
