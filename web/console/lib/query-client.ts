import { MutationCache, QueryClient } from '@tanstack/react-query';

/** Creates a client that refetches every query after a control, since a control may change anything. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, refetchOnWindowFocus: 'always', networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({ onSettled: () => queryClient.invalidateQueries() }),
  });
  return queryClient;
}
