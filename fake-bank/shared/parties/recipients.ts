import * as z from 'zod/mini';
import { startOfDay } from '#bank/core/calendar/day';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { ledgerAccounts, numbersPaidTo } from '#bank/core/ledger/accounts';
import { PositiveCentavos } from '#bank/core/ledger/centavos';
import { Collection, type Problem, type Reader } from '#bank/core/storage/collection';
import { findOwned } from '#bank/core/storage/find-owned';
import { Count, keyNumbers } from '#bank/core/storage/sequence';
import { StoredKey, StoredLabel, StoredLine } from '#bank/core/storage/stored-text';
import type { Transaction } from '#bank/core/storage/transaction';
import { brand } from '#contract/brand';
import { bankOfClabe, CLABE_LENGTH } from '#contract/domain/clabe';
import {
  identifierOf,
  identifiers,
  joinLoanId,
  ThirdPartyAccountType,
} from '#contract/domain/recipient-identifier';
import { MAX_ALIAS_LENGTH, MAX_NAME_LENGTH, RecipientStatus, RecipientType } from '#contract/recipients';
import { digitsError } from '#contract/rules/recipients';
import { InstitutionId } from '../institutions/institutions';
import { aliasKey } from './alias';

export const AccountNumber = z.string().check(z.regex(/^\d{7,18}$/, 'Write 7 to 18 digits.'));
const BankOffice = z.string().check(z.regex(/^\d{3}$/, 'Write 3 digits.'));

const Payment = z.object({
  date: StoredDay,
  amount: PositiveCentavos,
  message: z.optional(StoredLine(100)),
});
type Payment = z.infer<typeof Payment>;

export const Recipient = z.object({
  key: StoredKey,
  customer: StoredKey,
  alias: StoredLabel(MAX_ALIAS_LENGTH),
  /** First name of a person, or name of a business. */
  name: StoredLabel(MAX_NAME_LENGTH),
  lastName: z.optional(StoredLabel(MAX_NAME_LENGTH)),
  secondLastName: z.optional(StoredLabel(MAX_NAME_LENGTH)),
  accountId: AccountNumber,
  bankId: InstitutionId,
  accountType: ThirdPartyAccountType,
  bankOffice: z.optional(BankOffice),
  recipientType: RecipientType,
  status: RecipientStatus,
  /** Instant at which an ON_HOLD recipient becomes active. */
  activeFrom: z.optional(StoredInstant),
  timesPaid: Count,
  lastTransfer: z.optional(Payment),
});
export type Recipient = z.infer<typeof Recipient>;

type Destination = Pick<Recipient, 'accountType' | 'accountId' | 'bankId' | 'bankOffice'>;

/** A phone number can be linked at several banks; other numbers identify one account. */
export function destinationKey({ accountType, accountId, bankId, bankOffice }: Destination): string {
  const isPhone = identifiers.TPTOFF_PHONENUMBER.lengths.includes(accountId.length);
  return [accountType, bankOffice, accountId, isPhone && bankId].filter(Boolean).join(' ');
}

const holdProblem = ({ key, status, activeFrom }: Recipient): Problem | undefined =>
  status === 'ON_HOLD' && activeFrom === undefined
    ? { field: 'activeFrom', reason: `${key} is on hold, and does not say until when.` }
    : undefined;

function identifierProblem({ accountType, accountId, bankOffice }: Recipient): Problem | undefined {
  const digits = bankOffice === undefined ? accountId : joinLoanId(bankOffice, accountId);
  const identifier = identifierOf(accountType, digits);
  const reason = identifier
    ? digitsError(identifier.kind, digits) && `the check digit of ${accountId} is wrong.`
    : `${accountId} does not have the digits of its kind of account.`;
  return reason === undefined ? undefined : { field: 'accountId', reason };
}

/** Rejects own accounts, and CLABEs of another bank than `bankId`. */
function ownerProblem(recipient: Recipient, reader: Reader): Problem | undefined {
  const { customer, accountType, accountId, bankId } = recipient;
  const ownAccount = reader
    .list(ledgerAccounts, 'byCustomer', customer)
    .find(
      (account) =>
        account.kind === 'customer' &&
        (account.clabe === accountId || numbersPaidTo(account).includes(accountId)),
    );
  const other = ownAccount && { list: ledgerAccounts.name, key: ownAccount.key };
  if (ownAccount)
    return { field: 'accountId', reason: `${accountId} is an account of the same customer.`, other };
  if (accountType !== 'TPTOFF') return undefined;
  if (bankId === brand.bankId) return { field: 'bankId', reason: `${bankId} is this bank, not another one.` };
  return accountId.length === CLABE_LENGTH && bankOfClabe(accountId) !== bankId
    ? { field: 'bankId', reason: `the CLABE ${accountId} is not of ${bankId}.` }
    : undefined;
}

export const recipients = new Collection<Recipient, 'byCustomer'>(
  'recipients',
  Recipient,
  (recipient) => recipient.key,
  {
    byCustomer: { keys: (recipient) => [recipient.customer], order: (recipient) => recipient.key },
  },
  {
    sequenceNumbers: keyNumbers('recipient'),
    happenedAt: ({ lastTransfer }) => ({
      'lastTransfer.date': lastTransfer && startOfDay(lastTransfer.date),
    }),
    unique: (recipient) => ({
      accountId: `the account ${destinationKey(recipient)} of ${recipient.customer}`,
      alias: `the alias "${aliasKey(recipient.alias)}" of a recipient of ${recipient.customer}`,
    }),
    validate: (recipient, reader) =>
      holdProblem(recipient) ?? identifierProblem(recipient) ?? ownerProblem(recipient, reader),
  },
);

export const findOwnedRecipient = (reader: Reader, customer: string, key: string): Recipient =>
  findOwned(reader, recipients, customer, key);

export const recipientsOf = (reader: Reader, customer: string): readonly Recipient[] =>
  reader.list(recipients, 'byCustomer', customer);

export const recordLastTransfer = (tx: Transaction, recipient: Recipient, payment: Payment): Recipient =>
  tx.put(recipients, { ...recipient, timesPaid: recipient.timesPaid + 1, lastTransfer: payment });
