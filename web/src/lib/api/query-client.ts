import { QueryClient } from '@tanstack/react-query';
import { ApiError, clientCodes } from './api-error';

const isConnectionError = (error: unknown) =>
  error instanceof ApiError && (error.code === clientCodes.network || error.code === clientCodes.offline);

/** Mutations are never retried or queued offline: money must not move minutes later. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: 'always',
        networkMode: 'always',
        retry: (failures, error) => isConnectionError(error) && failures < 1,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
