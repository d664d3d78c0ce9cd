import type { RecipientAccountType } from '#contract/domain/recipient-identifier';
import type { Recipient } from '#contract/recipients';
import { readFlag } from '#web/lib/environment/flags.ts';
import { delayUntil } from '../bank-clock';
import { unwrap } from '../client';
import { recipientsApi } from '../clients/recipients';
import { queryKeys } from '../query-keys';
import { withHold } from './recipient-hold';

type Types = readonly RecipientAccountType[];

export const recipientsKey = (types?: Types) => [...queryKeys.recipients.all, types ?? 'every'];

const queryOf = (types?: Types) => (types === undefined ? {} : { recipient_type: types.join(',') });

export function withHolds(recipients: readonly Recipient[]): Recipient[] {
  const creditsOnHold = readFlag('creditsOnHold');
  return recipients.map((recipient) => withHold(recipient, creditsOnHold));
}

/** Returns when the next recipient becomes active; undefined if none is waiting. */
export function nextActivation(recipients: readonly Recipient[]): number | undefined {
  const instants = recipients.flatMap(({ status, activeFrom }) =>
    status === 'ON_HOLD' && activeFrom !== undefined ? Date.parse(activeFrom) : [],
  );
  return instants.length === 0 ? undefined : Math.min(...instants);
}

const selectWithHolds = ({ body }: { body: { data: readonly Recipient[] } }) => withHolds(body.data);

export const useRecipients = (types?: Types) =>
  recipientsApi.list.useQuery({
    queryKey: recipientsKey(types),
    queryData: { query: queryOf(types) },
    select: selectWithHolds,
    refetchInterval: ({ state: { data } }) => delayUntil(data && nextActivation(data.body.data)),
  });

export const loadRecipients = async (types?: Types): Promise<Recipient[]> =>
  (await unwrap(recipientsApi.list.query({ query: queryOf(types) }))).data;
