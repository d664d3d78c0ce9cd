import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#contract/session';
import { queryKeys } from '../api/query-keys';
import { openSession } from './open-session';
import { useSignOutState } from './sign-out-state';

export interface Auth {
  authenticated: boolean;
  isFetching: boolean;
  isSigningOut: boolean;
  user: User | null;
}

interface UserFetch {
  data: User | undefined;
  isFetching: boolean;
}

export const authOf = ({ data, isFetching }: UserFetch, signingOut: boolean): Auth => ({
  authenticated: data !== undefined && !signingOut,
  isFetching,
  isSigningOut: signingOut,
  user: data ?? null,
});

/** Fetched once per page load: a refetch would extend the session without activity. */
const userQuery = queryOptions({
  queryKey: queryKeys.user,
  queryFn: openSession,
  staleTime: 'static' as const,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});

export function useUser() {
  return useQuery(userQuery);
}

export function useAuth(): Auth {
  const { data, isFetching } = useQuery({ ...userQuery, enabled: false });
  return authOf({ data, isFetching }, useSignOutState() !== 'no');
}
