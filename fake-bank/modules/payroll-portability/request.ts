import * as z from 'zod/mini';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { accountsNamed } from '#bank/core/ledger/accounts';
import { historyPosition } from '#bank/core/lists/position';
import { confirmed, uniqueFolio } from '#bank/core/operations/folio';
import { Collection } from '#bank/core/storage/collection';
import { keysFrom } from '#bank/core/storage/sequence';
import type { Reader } from '#bank/core/storage/transaction';
import { noPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { StoredAccount } from '#bank/shared/accounts/stored-account';
import { PayingAccountType, PortabilityStatus } from '#contract/domain/portability';

const PortabilityRequest = z.object({
  key: z.string(),
  customer: z.string(),
  confirmationNumber: z.string(),
  orderedAt: StoredInstant,
  status: PortabilityStatus,
  effectiveDate: StoredDay,
  to: StoredAccount,
  /** Current paying institution, and the account it pays into. */
  institution: z.string(),
  type: PayingAccountType,
  number: z.string(),
  birthdate: StoredDay,
  history: z.array(z.object({ status: PortabilityStatus, at: StoredInstant })),
  rejection: z.optional(z.string()),
});
export type PortabilityRequest = z.infer<typeof PortabilityRequest>;

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
    unique: uniqueFolio,
    numbered: { ...confirmed, ...keysFrom('operation', 'portability') },
    validate: ({ key, to, status, history }, reader) =>
      noPesoCheques(reader, { 'to.account': to.account }) ??
      (history.at(-1)?.status === status
        ? undefined
        : { field: 'status', reason: `${key} no está como dice su historia.` }),
  },
);

export const requestsOf = (reader: Reader, customer: string): PortabilityRequest[] =>
  reader.list(portabilityRequests, 'byCustomer', customer).toReversed();
