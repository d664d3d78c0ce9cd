import { unwrap } from '../client';
import { transfersApi } from '../clients/transfers';
import { shortTimeout } from '../timeout';

/**
 * What accounts are called that money left last, newest first; what is scheduled for a day to come would stand before
 * it. None where that cannot be read soon: it is but a help.
 */
export const loadLastSources = (): Promise<string[]> =>
  unwrap(
    transfersApi.list.query({
      query: { transfer_type: 'onetime', limit: 15 },
      fetchOptions: { signal: shortTimeout() },
    }),
  ).then(
    ({ data }) => data.map(({ fromAccount }) => fromAccount.displayId),
    () => [],
  );
