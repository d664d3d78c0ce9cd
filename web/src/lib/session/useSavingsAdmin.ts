import { useQuery } from '@tanstack/react-query';
import { isTest, readEnvironment } from '../environment/environment';
import { readFlag } from '../environment/flags';
import { useAuth } from './auth';

/** Whether this customer administers saving programs: by flag, in a test environment, or on the list. */
export function useSavingsAdmin(): boolean {
  const { user } = useAuth();
  const key = user?.key ?? '';
  const { data: listed = false } = useQuery({
    queryKey: ['allowlist', key],
    // A first visit has no room for the list.
    queryFn: () => import('../environment/allowlist').then(({ isAllowed }) => isAllowed(key)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return listed || readFlag('savingsAdmin') || isTest(readEnvironment());
}
