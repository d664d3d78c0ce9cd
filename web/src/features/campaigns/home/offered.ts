import type { Offer } from '#contract/campaigns';
import type { BankDate } from '#contract/domain/dates';

/** Offers are shown after this day. Until then customers were asked to switch their virtual key on first. */
const SHOWN_AFTER: BankDate = '2024-03-30';

/** Check protection ended everywhere on this day: nothing is said of it any more. */
export const CHECK_PROTECTION_ENDED: BankDate = '2025-01-04';

/** Before that day too, for who has put the question of the virtual key off in this session. */
export const shouldLoadCampaigns = (today: BankDate, putOff: boolean): boolean =>
  today > SHOWN_AFTER || putOff;

type Read = { data: readonly Offer[] | undefined; isError: boolean; isFetching: boolean };

/** How far the list has come; one that could not be read is empty, also where it was known before. */
export function offersState({ data, isError, isFetching }: Read) {
  if (isError) return { state: 'failed', offers: [] } as const;
  if (data === undefined) return { state: isFetching ? 'requested' : 'idle', offers: [] } as const;
  return { state: 'fetched', offers: data } as const;
}
