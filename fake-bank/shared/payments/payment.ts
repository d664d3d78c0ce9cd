import * as z from 'zod/mini';
import { StoredDay, StoredInstant, StoredMonth } from '#bank/core/calendar/stored-dates';
import { accountsNamed, type CustomerAccount, otherCurrency } from '#bank/core/ledger/accounts';
import { Centavos, PositiveCentavos } from '#bank/core/ledger/centavos';
import { placeInHistory, statusProblem } from '#bank/core/lists/history';
import { statusKey } from '#bank/core/lists/matching';
import { Collection } from '#bank/core/storage/collection';
import { Currency } from '#contract/domain/money';
import {
  PaidField,
  PaymentOperation,
  PaymentStatus,
  PaymentTiming,
  PaymentType,
} from '#contract/domain/payment';
import { StoredAccount, storedAccount } from '../accounts/stored-account';
import { PesosPerDollar } from '../exchange/exchange';
import { unknownMerchant } from '../merchants/merchants';
import { payees } from '../parties/payees';
import { directDebits } from './direct-debit';

/** A payment that was ordered, from the moment it has a receipt. Keeps what its receipt says of account and payee. */
export const Payment = z.object({
  key: z.string(),
  customer: z.string(),
  confirmationNumber: z.string(),
  operationType: PaymentOperation,
  transactionType: PaymentTiming,
  status: PaymentStatus,
  effectiveDate: StoredDay,
  orderedAt: StoredInstant,
  /** When a scheduled one was carried out, refused or cancelled. */
  executedAt: z.optional(StoredInstant),
  from: z.extend(StoredAccount, { currency: Currency }),
  merchantName: z.string(),
  /** Of a bill or a top-up. */
  merchantKey: z.optional(z.string()),
  /** Where it was a saved one. */
  payee: z.optional(z.string()),
  /** The direct debit by which its company charged it, where nobody ordered it. */
  directDebit: z.optional(z.string()),
  /** Which bill it is for, and whether all of it. */
  bill: z.optional(z.object({ key: z.string(), month: StoredMonth })),
  paymentType: z.optional(PaymentType),
  /** What the merchant knows the customer by. */
  reference: z.string(),
  /** Integer centavos: whatever it is paid from, what is owed is owed in pesos. */
  amount: PositiveCentavos,
  /** What left an account in another currency, in its cents, and the rate. */
  charged: z.optional(PositiveCentavos),
  exchangeRate: z.optional(PesosPerDollar),
  /** With what the merchant, or the tax office, confirmed it. */
  authorization: z.optional(z.string()),
  /** Of the account, once it was charged: in its currency, in centavos. */
  balanceAfter: z.optional(Centavos),
  /** Of a tax: what it was for, and what its concept asked for. */
  concept: z.optional(z.string()),
  fields: z.optional(z.array(PaidField)),
  /** Why it was not made. */
  reason: z.optional(z.string()),
});
export type Payment = z.infer<typeof Payment>;

/** The account that pays, as the book keeps it. */
export const paidFrom = (account: CustomerAccount): Payment['from'] => ({
  ...storedAccount(account),
  currency: account.currency,
});

/** A payment with what its customer calls the payee, where it is saved. */
export type KnownPayment = Payment & { nickname?: string };

export const payments = new Collection<Payment, 'byCustomer' | 'byStatus' | 'byConfirmation'>(
  'payments',
  Payment,
  (payment) => payment.key,
  {
    byCustomer: {
      keys: (payment) => [payment.customer],
      order: placeInHistory,
    },
    byStatus: {
      keys: (payment) => [statusKey(payment)],
      order: placeInHistory,
    },
    byConfirmation: {
      keys: (payment) => [payment.confirmationNumber],
      order: (payment) => payment.customer,
    },
  },
  {
    references: ({ from, payee, directDebit }) => [
      ...accountsNamed(from.account),
      ...(payee === undefined ? [] : [[payees, payee] as const]),
      ...(directDebit === undefined ? [] : [[directDebits, directDebit] as const]),
    ],
    validate: (payment, reader) =>
      unknownMerchant(payment) ??
      otherCurrency(reader, payment.from) ??
      statusProblem(payment, payment.transactionType === 'SCHEDULED'),
  },
);
