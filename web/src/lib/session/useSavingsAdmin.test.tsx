// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryKeys } from '../api/query-keys';
import { useSavingsAdmin } from './useSavingsAdmin';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const LISTED_CUSTOMER = '40010011';
const UNLISTED = '40010001';

test.each<[who: string, key: string, stored: Record<string, string>, offered: boolean]>([
  ['on the allowlist', LISTED_CUSTOMER, {}, true],
  ['not on the allowlist', UNLISTED, {}, false],
  ['with the flag in production', UNLISTED, { savingsAdmin: 'true' }, false],
  ['in a test environment', UNLISTED, { environment: 'uat' }, true],
])('a customer %s (key %s, storage %o) has saving programs: %s', async (_who, key, stored, offered) => {
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  const queries = new QueryClient();
  queries.setQueryData(queryKeys.user, { key, name: 'Ana', dateLastLogin: null });
  const { result } = renderHook(useSavingsAdmin, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  await vi.waitFor(() => expect(queries.getQueryState(['allowlist', key])?.status).toBe('success'));
  await vi.waitFor(() => expect(result.current).toBe(offered));
});
