import type { Offer } from '#contract/campaigns';
import type { BankDate } from '#contract/domain/dates';

/** Until this date customers are asked to activate the virtual token before they see offers. */
const TOKEN_FIRST_UNTIL: BankDate = '2024-03-30';

/** Check protection ended for all customers on this date and is not mentioned since. */
export const CHECK_PROTECTION_ENDED: BankDate = '2025-01-04';

/** True after TOKEN_FIRST_UNTIL, and earlier if the customer dismissed the token dialog in this session. */
export const shouldLoadCampaigns = (today: BankDate, putOff: boolean): boolean =>
  today > TOKEN_FIRST_UNTIL || putOff;

type OffersQuery = { data: readonly Offer[] | undefined; isError: boolean; isFetching: boolean };

/** Returns the state of the list; a failed refetch empties it. */
export function offersState({ data, isError, isFetching }: OffersQuery) {
  if (isError) return { state: 'failed', offers: [] } as const;
  if (data === undefined) return { state: isFetching ? 'requested' : 'idle', offers: [] } as const;
  return { state: 'fetched', offers: data } as const;
}
