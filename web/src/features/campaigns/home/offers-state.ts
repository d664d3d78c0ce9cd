import type { Offer } from '#contract/campaigns';
import type { BankDate } from '#contract/domain/dates';

/** Until this date customers were first asked to activate the virtual token. */
const SHOWN_AFTER: BankDate = '2024-03-30';

/** Check protection ended for all customers on this date and is not mentioned since. */
export const CHECK_PROTECTION_ENDED: BankDate = '2025-01-04';

/** Also before that date if the token dialog was dismissed in this session. */
export const shouldLoadCampaigns = (today: BankDate, putOff: boolean): boolean =>
  today > SHOWN_AFTER || putOff;

type Read = { data: readonly Offer[] | undefined; isError: boolean; isFetching: boolean };

/** State of the list; a failed refetch empties it. */
export function offersState({ data, isError, isFetching }: Read) {
  if (isError) return { state: 'failed', offers: [] } as const;
  if (data === undefined) return { state: isFetching ? 'requested' : 'idle', offers: [] } as const;
  return { state: 'fetched', offers: data } as const;
}
