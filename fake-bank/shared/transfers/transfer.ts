import * as z from 'zod/mini';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { accountsNamed, type CustomerAccount, otherCurrency } from '#bank/core/ledger/accounts';
import { CentavosOrNone, PositiveCentavos } from '#bank/core/ledger/centavos';
import { placeInHistory, statusProblem } from '#bank/core/lists/history';
import { statusKey } from '#bank/core/lists/match-criteria';
import { confirmationNumbers, Folio, uniqueFolio } from '#bank/core/operations/folio';
import { unfinishedMaker } from '#bank/core/operations/record';
import { Collection, type Problem, type Reader } from '#bank/core/storage/collection';
import { keyNumbers, nextDigits, randomKey } from '#bank/core/storage/sequence';
import { StoredKey, StoredLine, StoredText } from '#bank/core/storage/stored-text';
import type { Transaction } from '#bank/core/storage/transaction';
import type { BankDate } from '#contract/domain/dates';
import { Currency } from '#contract/domain/money';
import { thirdPartyTypes } from '#contract/domain/third-party-type';
import { LimitKey } from '#contract/limits';
import { TransferStatus, TransferType } from '#contract/transfers';
import { productProblem } from '../accounts/account-kind';
import { StoredAccount, storedAccount } from '../accounts/stored-account';
import { PesosPerDollar } from '../exchange/exchange';
import { AccountNumber, recipients } from '../parties/recipients';

const TrackingKey = z.string().check(z.regex(/^[A-Z\d]{1,30}$/i, 'Write letters and digits.'));

/** `account` is a ledger account, or a recipient's key for third parties. */
const Leg = z.extend(StoredAccount, { amount: PositiveCentavos, currency: Currency });

const ThirdParty = z.object({
  type: z.enum(thirdPartyTypes),
  limitKey: LimitKey,
  bankName: StoredText(100),
  /** Account holder; missing in older stored transfers. */
  holder: z.optional(StoredText(200)),
  /** Complete account identifier, for the CEP. */
  accountId: AccountNumber,
  /** Centavos, VAT included. */
  commission: CentavosOrNone,
  reference: z.optional(z.string().check(z.regex(/^\d{0,30}$/, 'Write digits only.'))),
  trackingKey: z.optional(TrackingKey),
  /** Secret key in the CEP's URL: grants access to it. */
  proofKey: z.optional(StoredKey),
});

/** Stores the accounts as they were at the time of the order. */
export const Transfer = z.object({
  key: StoredKey,
  customer: StoredKey,
  confirmationNumber: Folio,
  transferType: TransferType,
  status: TransferStatus,
  effectiveDate: StoredDay,
  orderedAt: StoredInstant,
  /** Time at which a scheduled transfer ran, failed or was cancelled. */
  executedAt: z.optional(StoredInstant),
  from: Leg,
  to: Leg,
  thirdParty: z.optional(ThirdParty),
  exchangeRate: z.optional(PesosPerDollar),
  message: z.optional(StoredLine(100)),
  rejection: z.optional(StoredText()),
});
export type Transfer = z.infer<typeof Transfer>;
export type ThirdPartyTransfer = Transfer & { thirdParty: z.infer<typeof ThirdParty> };

/** Own accounts: each amount is in its account's currency. Third parties: no exchange. */
function currencyProblem({ from, to, thirdParty }: Transfer, reader: Reader): Problem | undefined {
  if (!thirdParty) return otherCurrency(reader, 'from', from) ?? otherCurrency(reader, 'to', to);
  return to.currency === from.currency
    ? otherCurrency(reader, 'from', from)
    : { field: 'to.currency', reason: `what goes to ${to.account} cannot be in ${to.currency}.` };
}

const PAYING = ['Cheques', 'Tarjeta de Crédito', 'Línea de Crédito'] as const;

/** Only `PAYING` products send; loans may receive too, investments neither. Third parties are no accounts. */
const partyProblem = ({ from, to, thirdParty }: Transfer, reader: Reader): Problem | undefined =>
  productProblem(reader, { 'from.account': from.account }, ...PAYING) ??
  (thirdParty
    ? undefined
    : productProblem(
        reader,
        { 'to.account': to.account },
        ...PAYING,
        'Crédito Personal',
        'Crédito Hipotecario',
      ));

/** Amounts are equal, or differ by an exchange rate. */
function exchangeProblem({ key, from, to, exchangeRate }: Transfer): Problem | undefined {
  const isExchanged = from.currency !== to.currency;
  if (isExchanged !== (exchangeRate !== undefined))
    return { field: 'exchangeRate', reason: `${key} has an exchange rate exactly if its currencies differ.` };
  return isExchanged || from.amount === to.amount
    ? undefined
    : { field: 'to.amount', reason: `the amounts of ${key} differ in the same currency.` };
}

const TRACKING = 'tracking';

type Lists = 'byCustomer' | 'byStatus' | 'byConfirmation' | 'byTracking' | 'byProof';

export const transfers = new Collection<Transfer, Lists>(
  'transfers',
  Transfer,
  (transfer) => transfer.key,
  {
    byCustomer: {
      keys: (transfer) => [transfer.customer],
      order: placeInHistory,
    },
    byStatus: {
      keys: (transfer) => [statusKey(transfer)],
      order: placeInHistory,
    },
    byConfirmation: {
      keys: (transfer) => [transfer.confirmationNumber],
      order: (transfer) => transfer.customer,
    },
    byProof: {
      keys: ({ thirdParty }) => (thirdParty?.proofKey ? [thirdParty.proofKey] : []),
      order: (transfer) => transfer.key,
    },
    byTracking: {
      keys: ({ thirdParty }) => (thirdParty?.trackingKey ? [thirdParty.trackingKey] : []),
      order: (transfer) => transfer.key,
    },
  },
  {
    references: ({ from, to, thirdParty }) =>
      thirdParty
        ? { ...accountsNamed({ 'from.account': from.account }), 'to.account': [recipients, to.account] }
        : accountsNamed({ 'from.account': from.account, 'to.account': to.account }),
    happenedAt: ({ orderedAt, executedAt }) => ({ orderedAt, executedAt }),
    unique: (transfer) => {
      const { trackingKey, proofKey } = transfer.thirdParty ?? {};
      return {
        ...uniqueFolio(transfer),
        'thirdParty.trackingKey': trackingKey && `the tracking key ${trackingKey}`,
        'thirdParty.proofKey': proofKey && `the proof key ${proofKey}`,
      };
    },
    sequenceNumbers: {
      ...confirmationNumbers,
      ...keyNumbers('operation'),
      [TRACKING]: ({ thirdParty }) =>
        thirdParty?.trackingKey === undefined ? undefined : { field: 'thirdParty.trackingKey' },
    },
    validate: (transfer, reader) =>
      partyProblem(transfer, reader) ??
      currencyProblem(transfer, reader) ??
      exchangeProblem(transfer) ??
      unfinishedMaker(transfer, reader) ??
      statusProblem(transfer, transfer.transferType === 'schedule'),
  },
);

export const transferParty = (account: CustomerAccount, amount: number): Transfer['from'] => ({
  ...storedAccount(account),
  currency: account.currency,
  amount,
});

/** Unscheduled transfers have no execution time. */
export const withExecutionTime = <Kind extends Transfer>(transfer: Kind, at: number): Kind =>
  transfer.transferType === 'schedule' ? { ...transfer, executedAt: at } : transfer;

/** Tracking key (clave de rastreo) of a SPEI transfer and secret key of its CEP; neither is guessable. */
export const nextSpeiKeys = (tx: Transaction, day: BankDate, proofKey = randomKey()) => ({
  trackingKey: `CZ${day.replaceAll('-', '')}${nextDigits(tx, TRACKING)}`,
  proofKey,
});

const UNSENT: readonly TransferStatus[] = ['SCHEDULED', 'CANCELLED', 'REJECTED', 'BLOCKED', 'FAILED'];

export const speiOf = ({ status, thirdParty }: Pick<Transfer, 'status' | 'thirdParty'>) =>
  UNSENT.includes(status) || thirdParty?.trackingKey === undefined || thirdParty.proofKey === undefined
    ? undefined
    : { trackingKey: thirdParty.trackingKey, proofKey: thirdParty.proofKey };

export const OWN_TRANSFER = 'scheduled-transfer';
export const THIRD_PARTY_TRANSFER = 'scheduled-third-party';

export const scheduledKind = ({ thirdParty }: Pick<Transfer, 'thirdParty'>): string =>
  thirdParty ? THIRD_PARTY_TRANSFER : OWN_TRANSFER;

/** Returns a copy: rows may be replaced during iteration. */
export const scheduledTo = (reader: Reader, customer: string, key: string): Transfer[] =>
  reader
    .list(transfers, 'byCustomer', customer)
    .filter(({ status, to }) => status === 'SCHEDULED' && to.account === key);

export const reject = (
  tx: Transaction,
  transfer: Transfer,
  { at, reason }: { at: number; reason: string },
): Transfer =>
  tx.put(transfers, { ...withExecutionTime(transfer, at), status: 'REJECTED', rejection: reason });
