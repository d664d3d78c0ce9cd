import { queryOptions } from '@tanstack/react-query';
import { MAX_REQUESTS, type RequestFilter } from '#contract/domain/request-log';
import { isBankMissing, send } from './sandbox-api';

export const keys = {
  clock: 'clock',
  upcoming: 'upcoming',
  customers: 'customers',
  requests: 'requests',
  faults: 'faults',
  banks: 'banks',
  ledger: 'ledger',
  messages: 'messages',
} as const;

export const clockQuery = queryOptions({
  queryKey: [keys.clock],
  queryFn: () => send((api) => api.clock.query()),
});

export const upcomingQuery = (until: string) =>
  queryOptions({
    queryKey: [keys.upcoming, until],
    queryFn: () => send((api) => api.upcoming.query({ query: { until } })),
  });

export const customersQuery = queryOptions({
  queryKey: [keys.customers],
  queryFn: () => send((api) => api.customers.query()),
});

/** Query of all calls that the log still has. */
export const requestsQuery = (filter: RequestFilter) =>
  queryOptions({
    queryKey: [keys.requests, filter],
    queryFn: () => send((api) => api.requests.query({ query: { ...filter, limit: String(MAX_REQUESTS) } })),
  });

export const requestQuery = (trace: string) =>
  queryOptions({
    queryKey: [keys.requests, trace],
    queryFn: () => send((api) => api.request.query({ params: { trace } })),
  });

/** Number of transactions that the console reads; the ledger may have more. */
export const MAX_TRANSACTIONS = 500;

export const ledgerQuery = (account?: string) =>
  queryOptions({
    queryKey: [keys.ledger, account],
    queryFn: () => send((api) => api.ledger.query({ query: { account, latest: MAX_TRANSACTIONS } })),
  });

export const faultsQuery = queryOptions({
  queryKey: [keys.faults],
  queryFn: () => send((api) => api.faults.query()),
});

export const banksQuery = queryOptions({
  queryKey: [keys.banks],
  queryFn: () => send((api) => api.listBanks.query()),
});

export const snapshotsQuery = (bank: string) =>
  queryOptions({
    queryKey: [keys.banks, bank],
    queryFn: () => send((api) => api.snapshots.query({ params: { bank } })),
  });

/** Compares a snapshot with `other`, or with the current rows if `other` is empty. */
export const comparisonQuery = (bank: string, snapshot: string, other: string) =>
  queryOptions({
    queryKey: [keys.banks, bank, snapshot, other],
    queryFn: () =>
      send((api) =>
        api.compareSnapshot.query({ params: { bank, snapshot }, query: other === '' ? {} : { with: other } }),
      ),
  });

export const scenariosQuery = queryOptions({
  queryKey: ['scenarios'],
  queryFn: () => send((api) => api.scenarios.query()),
  staleTime: 'static',
});

const BANK_RETRIES = 20;
const BANK_RETRY_MS = 500;

export const storiesQuery = queryOptions({
  queryKey: ['stories'],
  queryFn: () => send((api) => api.stories.query()),
  staleTime: 'static',
  // The title page of a story may open before the story's bank exists.
  retry: (count, error) => count < BANK_RETRIES && isBankMissing(error),
  retryDelay: BANK_RETRY_MS,
});

export const messagesQuery = queryOptions({
  queryKey: [keys.messages],
  queryFn: () => send((api) => api.outbox.query()),
});
