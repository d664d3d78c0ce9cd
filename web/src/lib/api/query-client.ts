import { QueryClient } from '@tanstack/react-query';
import { ApiError, clientCodes } from './api-error';

const dropped = (error: unknown) => error instanceof ApiError && error.code === clientCodes.network;

/**
 * Reads are asked once more when the connection drops; what the bank refused is shown at once. Mutations are
 * never repeated, nor kept waiting for a connection: money must not move minutes after it was asked to.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: 'always',
        networkMode: 'always',
        retry: (failures, error) => dropped(error) && failures < 1,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
