import * as z from 'zod/mini';
import { Currency } from '#contract/shared/money';
import { TransferStatus, TransferType } from '#contract/transfers';
import { Collection } from '../store/collection';
import { nextNumber } from '../store/sequence';
import type { Transaction } from '../store/transaction';

const Leg = z.object({
  account: z.string(),
  description: z.string(),
  displayId: z.string(),
  /** Integer centavos, or cents. */
  amount: z.number().check(z.int()),
  currency: Currency,
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
  from: Leg,
  to: Leg,
  exchangeRate: z.optional(z.number()),
  message: z.optional(z.string()),
  rejection: z.optional(z.string()),
});
export type Transfer = z.infer<typeof Transfer>;

export const transfers = new Collection<Transfer, 'byCustomer' | 'byConfirmation'>(
  'transfers',
  Transfer,
  (transfer) => transfer.key,
  {
    byCustomer: {
      keys: (transfer) => [transfer.customer],
      order: (transfer) => `${transfer.effectiveDate} ${String(transfer.orderedAt).padStart(15, '0')}`,
    },
    byConfirmation: {
      keys: (transfer) => [transfer.confirmationNumber],
      order: (transfer) => transfer.customer,
    },
  },
);

/** Eight digits that a customer can read to somebody on the phone. */
export const nextConfirmationNumber = (tx: Transaction): string =>
  String(73_040_000 + nextNumber(tx, 'confirmation'));
