import { unwrap } from '../client';
import { transfersApi } from '../clients/transfers';
import { shortTimeout } from '../timeout';

/** Masked numbers, newest first, without scheduled transfers. Optional: empty after a short timeout. */
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
