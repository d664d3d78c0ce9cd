import * as z from 'zod/mini';
import { PayingAccountType, PortabilityStatus } from '#contract/shared/portability';
import { KeptAccount } from '../../ground/accounts/kept-account';
import { noPesoCheques } from '../../ground/accounts/peso-cheques';
import { StoredDay, StoredInstant } from '../../ground/calendar/stored-dates';
import { accountsNamed } from '../../ground/ledger/accounts';
import { place } from '../../ground/lists/place';
import { Collection } from '../../ground/store/collection';
import type { Reader } from '../../ground/store/transaction';

/** That the payroll of a customer be paid here from now on. */
const PortabilityRequest = z.object({
  key: z.string(),
  customer: z.string(),
  confirmationNumber: z.string(),
  orderedAt: StoredInstant,
  status: PortabilityStatus,
  effectiveDate: StoredDay,
  /** The receiving account. */
  to: KeptAccount,
  /** The institution that pays until now, and the account that it pays to. */
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
      order: ({ orderedAt, confirmationNumber }) => place(orderedAt, confirmationNumber),
    },
  },
  {
    names: ({ to }) => accountsNamed(to.account),
    contradiction: ({ key, to, status, history }, reader) =>
      noPesoCheques(reader, to.account) ??
      (history.at(-1)?.status === status ? undefined : `${key} no está como dice su historia.`),
  },
);

/** A customer's, the newest first. */
export const requestsOf = (reader: Reader, customer: string): PortabilityRequest[] =>
  reader.list(portabilityRequests, 'byCustomer', customer).toReversed();
