import * as z from 'zod/mini';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { accountsNamed, type CustomerAccount, otherCurrency } from '#bank/core/ledger/accounts';
import { CentavosOrNone, PositiveCentavos } from '#bank/core/ledger/centavos';
import { placeInHistory, statusProblem } from '#bank/core/lists/history';
import { statusKey } from '#bank/core/lists/matching';
import { Collection } from '#bank/core/storage/collection';
import { nextDigits, randomKey } from '#bank/core/storage/sequence';
import type { Reader, Transaction } from '#bank/core/storage/transaction';
import type { BankDate } from '#contract/domain/dates';
import { Currency } from '#contract/domain/money';
import { thirdPartyTypes } from '#contract/domain/third-party-type';
import { LimitKey } from '#contract/limits';
import { TransferStatus, TransferType } from '#contract/transfers';
import { StoredAccount, storedAccount } from '../accounts/stored-account';
import { PesosPerDollar } from '../exchange/exchange';
import { recipients } from '../parties/recipients';

/** Of a ledger account; where money goes to somebody else, under the recipient's key. */
const Leg = z.extend(StoredAccount, { amount: PositiveCentavos, currency: Currency });

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
  commission: CentavosOrNone,
  reference: z.optional(z.string()),
  trackingKey: z.optional(z.string()),
  /** In the address of its proof: who has it may see it. */
  proofKey: z.optional(z.string()),
});

/** A transfer that was ordered, from the moment it has a receipt. Keeps what its receipt says of the accounts. */
export const Transfer = z.object({
  key: z.string(),
  customer: z.string(),
  confirmationNumber: z.string(),
  transferType: TransferType,
  status: TransferStatus,
  effectiveDate: StoredDay,
  orderedAt: StoredInstant,
  /** When a scheduled one was carried out, refused or cancelled. */
  executedAt: z.optional(StoredInstant),
  from: Leg,
  to: Leg,
  thirdParty: z.optional(ThirdParty),
  exchangeRate: z.optional(PesosPerDollar),
  message: z.optional(z.string()),
  /** Why it was not made, or came back. */
  rejection: z.optional(z.string()),
});
export type Transfer = z.infer<typeof Transfer>;
export type ThirdPartyTransfer = Transfer & { thirdParty: z.infer<typeof ThirdParty> };

/** Money leaves an account, and arrives in one, in the account's currency; to somebody else it goes as it is. */
function currencyProblem({ from, to, thirdParty }: Transfer, reader: Reader): string | undefined {
  if (!thirdParty) return otherCurrency(reader, from) ?? otherCurrency(reader, to);
  if (to.currency !== from.currency) return `lo que va a ${to.account} no puede estar en ${to.currency}.`;
  return otherCurrency(reader, from);
}

/** As much arrives as leaves; in another currency at a rate. */
function exchangeProblem({ key, from, to, exchangeRate }: Transfer): string | undefined {
  const isExchanged = from.currency !== to.currency;
  if (isExchanged !== (exchangeRate !== undefined)) return `${key} no dice bien a qué tipo de cambio.`;
  return isExchanged || from.amount === to.amount ? undefined : `de ${key} no llega lo que sale.`;
}

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
        ? [...accountsNamed(from.account), [recipients, to.account]]
        : accountsNamed(from.account, to.account),
    validate: (transfer, reader) =>
      currencyProblem(transfer, reader) ??
      exchangeProblem(transfer) ??
      statusProblem(transfer, transfer.transferType === 'schedule'),
  },
);

/** What leaves an account, or arrives there. */
export const transferParty = (account: CustomerAccount, amount: number): Transfer['from'] => ({
  ...storedAccount(account),
  currency: account.currency,
  amount,
});

/** Notes when a scheduled transfer ran or was given up; any other ran as it was ordered. */
export const executed = <Kind extends Transfer>(transfer: Kind, at: number): Kind =>
  transfer.transferType === 'schedule' ? { ...transfer, executedAt: at } : transfer;

/** The clave de rastreo, by which both banks know a SPEI transfer, and the key of its proof: neither can be counted. */
export const nextSpeiKeys = (tx: Transaction, day: BankDate, proofKey = randomKey()) => ({
  trackingKey: `CZ${day.replaceAll('-', '')}${nextDigits(tx, 'tracking')}`,
  proofKey,
});

/** Of a transfer that the other bank never got, or has not yet. */
const UNSENT: readonly TransferStatus[] = ['SCHEDULED', 'CANCELLED', 'REJECTED', 'BLOCKED', 'FAILED'];

/** By what SPEI knows a transfer, once it was sent, and under what its proof is seen. */
export const speiOf = ({ status, thirdParty }: Pick<Transfer, 'status' | 'thirdParty'>) =>
  UNSENT.includes(status) || thirdParty?.trackingKey === undefined || thirdParty.proofKey === undefined
    ? undefined
    : { trackingKey: thirdParty.trackingKey, proofKey: thirdParty.proofKey };

/** The kinds of due work that make a scheduled transfer. */
export const OWN_TRANSFER = 'scheduled-transfer';
export const THIRD_PARTY_TRANSFER = 'scheduled-third-party';

export const scheduledKind = ({ thirdParty }: Pick<Transfer, 'thirdParty'>): string =>
  thirdParty ? THIRD_PARTY_TRANSFER : OWN_TRANSFER;

/** What a customer has scheduled to an account or a recipient. A copy: each may be put anew while it is read. */
export const scheduledTo = (reader: Reader, customer: string, key: string): Transfer[] =>
  reader
    .list(transfers, 'byCustomer', customer)
    .filter(({ status, to }) => status === 'SCHEDULED' && to.account === key);

/** A scheduled transfer that is not made, and why. */
export const reject = (
  tx: Transaction,
  transfer: Transfer,
  { at, reason }: { at: number; reason: string },
): Transfer => tx.put(transfers, { ...executed(transfer, at), status: 'REJECTED', rejection: reason });
