import { MutationCache, QueryClient } from '@tanstack/react-query';

/** A control may change all that is shown, so every page reads again after one. */
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
