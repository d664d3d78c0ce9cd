import { queryOptions } from '@tanstack/react-query';
import { send } from './sandbox-api';

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

/** Transactions that the console reads; the books have more. */
export const LATEST = 500;

export const ledgerQuery = queryOptions({
  queryKey: [keys.ledger],
  queryFn: () => send((api) => api.ledger.query({ query: { latest: LATEST } })),
});

export const messagesQuery = queryOptions({
  queryKey: [keys.messages],
  queryFn: () => send((api) => api.outbox.query()),
});
