import { queryOptions, useQuery } from '@tanstack/react-query';
import { isTest, readEnvironment } from '../environment/environment';
import { readFlag } from '../environment/flags';
import { useAuth } from './auth';

const allowlistQuery = (key: string) =>
  queryOptions({
    queryKey: ['allowlist', key],
    // Loaded on demand to keep it out of the first load.
    queryFn: () => import('../environment/allowlist').then(({ isAllowed }) => isAllowed(key)),
    staleTime: 'static',
  });

export function useSavingsAdmin(): boolean {
  const { user } = useAuth();
  const key = user?.key ?? '';
  const { data: isListed = false } = useQuery(allowlistQuery(key));
  return isListed || readFlag('savingsAdmin') || isTest(readEnvironment());
}
