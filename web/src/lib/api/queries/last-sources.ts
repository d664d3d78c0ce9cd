import { unwrap } from '../client';
import { transfersApi } from '../clients/transfers';
import { shortTimeout } from '../timeout';

/** Returns masked source accounts of one-time transfers, newest first; empty on a failure or a timeout. */
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
