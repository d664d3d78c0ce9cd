import * as z from 'zod/mini';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { accountsNamed } from '#bank/core/ledger/accounts';
import { historyPosition } from '#bank/core/lists/position';
import { confirmationNumbers, Folio, uniqueFolio } from '#bank/core/operations/folio';
import { unfinishedMaker } from '#bank/core/operations/record';
import { Collection, type Problem, type Reader } from '#bank/core/storage/collection';
import { keyNumbers } from '#bank/core/storage/sequence';
import { StoredKey, StoredText } from '#bank/core/storage/stored-text';
import { pesoChequesProblem } from '#bank/shared/accounts/peso-cheques';
import { StoredAccount } from '#bank/shared/accounts/stored-account';
import { InstitutionId } from '#bank/shared/institutions/institutions';
import { type BankDate, bankDate } from '#contract/domain/dates';
import { PayingAccountType, PortabilityStatus } from '#contract/domain/portability';
import { isAdult, isBirthdate } from '#contract/rules/payroll-portability';

const PayingNumber = z.string().check(z.regex(/^(\d{16}|\d{18})$/, 'Write 16 or 18 digits.'));

const PortabilityRequest = z.object({
  key: StoredKey,
  customer: StoredKey,
  confirmationNumber: Folio,
  orderedAt: StoredInstant,
  status: PortabilityStatus,
  effectiveDate: StoredDay,
  to: StoredAccount,
  /** Current paying institution, and the account it pays into. */
  institution: InstitutionId,
  type: PayingAccountType,
  number: PayingNumber,
  birthdate: StoredDay,
  history: z.array(z.object({ status: PortabilityStatus, at: StoredInstant })),
  rejection: z.optional(StoredText()),
});
export type PortabilityRequest = z.infer<typeof PortabilityRequest>;

const birthdateProblem = (birthdate: BankDate, ordered: BankDate): Problem | undefined =>
  isBirthdate(birthdate, ordered) && isAdult(birthdate, ordered)
    ? undefined
    : { field: 'birthdate', reason: `${birthdate} is no birth date of an adult.` };

export const portabilityRequests = new Collection<PortabilityRequest, 'byCustomer'>(
  'portability-requests',
  PortabilityRequest,
  (request) => request.key,
  {
    byCustomer: {
      keys: ({ customer }) => [customer],
      order: ({ orderedAt, confirmationNumber }) => historyPosition(orderedAt, confirmationNumber),
    },
  },
  {
    references: ({ to }) => accountsNamed({ 'to.account': to.account }),
    happenedAt: ({ orderedAt, history }) => ({
      orderedAt,
      ...Object.fromEntries(history.map(({ at }, index) => [`history.${index}.at`, at])),
    }),
    unique: uniqueFolio,
    sequenceNumbers: { ...confirmationNumbers, ...keyNumbers('operation', 'portability') },
    validate: ({ key, customer, to, status, history, birthdate, orderedAt }, reader) =>
      pesoChequesProblem(reader, { 'to.account': to.account }) ??
      unfinishedMaker({ key, customer }, reader) ??
      birthdateProblem(birthdate, bankDate(orderedAt)) ??
      (history.at(-1)?.status === status
        ? undefined
        : { field: 'status', reason: `${key} does not have the last status of its history.` }),
  },
);

export const requestsOf = (reader: Reader, customer: string): PortabilityRequest[] =>
  reader.list(portabilityRequests, 'byCustomer', customer).toReversed();
