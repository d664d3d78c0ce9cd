import * as z from 'zod/mini';
import { StoredDay, StoredInstant, StoredMonth } from '#bank/core/calendar/stored-dates';
import { accountsNamed, type CustomerAccount, otherCurrency } from '#bank/core/ledger/accounts';
import { Centavos, PositiveCentavos } from '#bank/core/ledger/centavos';
import { placeInHistory, statusProblem } from '#bank/core/lists/history';
import { statusKey } from '#bank/core/lists/match-criteria';
import { confirmationNumbers, Folio, uniqueFolio } from '#bank/core/operations/folio';
import { unfinishedMaker } from '#bank/core/operations/record';
import { Collection } from '#bank/core/storage/collection';
import { keyNumbers } from '#bank/core/storage/sequence';
import { StoredKey, StoredLine, StoredText } from '#bank/core/storage/stored-text';
import { Currency } from '#contract/domain/money';
import {
  PaidField,
  PaymentOperation,
  PaymentStatus,
  PaymentTiming,
  PaymentType,
} from '#contract/domain/payment';
import { productProblem } from '../accounts/account-kind';
import { StoredAccount, storedAccount } from '../accounts/stored-account';
import { PesosPerDollar } from '../exchange/exchange';
import { Reference } from '../fields/stored-field';
import { unknownMerchant } from '../merchants/merchants';
import { payees } from '../parties/payees';
import { AUTHORIZATION, Authorization } from './authorization';
import { directDebits } from './direct-debit';

const StoredPaidField = z.extend(PaidField, {
  name: StoredText(100),
  value: StoredLine(100),
  format: z.optional(StoredText(100)),
});

/** Stores account and payee as they were at the time of the order. */
export const Payment = z.object({
  key: StoredKey,
  customer: StoredKey,
  confirmationNumber: Folio,
  operationType: PaymentOperation,
  transactionType: PaymentTiming,
  status: PaymentStatus,
  effectiveDate: StoredDay,
  orderedAt: StoredInstant,
  /** Time at which a scheduled payment ran, failed or was cancelled. */
  executedAt: z.optional(StoredInstant),
  from: z.extend(StoredAccount, { currency: Currency }),
  merchantName: StoredText(100),
  /** Bills and top-ups only. */
  merchantKey: z.optional(StoredKey),
  payee: z.optional(StoredKey),
  directDebit: z.optional(StoredKey),
  bill: z.optional(z.object({ key: StoredKey, month: StoredMonth })),
  paymentType: z.optional(PaymentType),
  reference: Reference,
  /** Centavos: debts are in pesos, also if the paying account is in dollars. */
  amount: PositiveCentavos,
  /** Cents charged to an account in another currency, and the rate. */
  charged: z.optional(PositiveCentavos),
  exchangeRate: z.optional(PesosPerDollar),
  /** Confirmation code of the merchant or tax office. */
  authorization: z.optional(Authorization),
  /** In the account's currency. */
  balanceAfter: z.optional(Centavos),
  concept: z.optional(StoredText()),
  fields: z.optional(z.array(StoredPaidField)),
  reason: z.optional(StoredText()),
});
export type Payment = z.infer<typeof Payment>;

export const paidFrom = (account: CustomerAccount): Payment['from'] => ({
  ...storedAccount(account),
  currency: account.currency,
});

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
    references: ({ from, payee, directDebit }) => ({
      ...accountsNamed({ 'from.account': from.account }),
      ...(payee !== undefined && { payee: [payees, payee] }),
      ...(directDebit !== undefined && { directDebit: [directDebits, directDebit] }),
    }),
    happenedAt: ({ orderedAt, executedAt }) => ({ orderedAt, executedAt }),
    unique: uniqueFolio,
    sequenceNumbers: {
      ...confirmationNumbers,
      ...keyNumbers('operation', 'payment'),
      [AUTHORIZATION]: ({ authorization }) =>
        authorization === undefined ? undefined : { field: 'authorization' },
    },
    validate: (payment, reader) =>
      unknownMerchant(payment) ??
      productProblem(reader, { 'from.account': payment.from.account }, 'Cheques') ??
      otherCurrency(reader, 'from', payment.from) ??
      unfinishedMaker(payment, reader) ??
      statusProblem(payment, payment.transactionType === 'SCHEDULED'),
  },
);
