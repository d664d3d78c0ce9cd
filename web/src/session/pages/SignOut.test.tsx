// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryKeys } from '../../api/query-keys';
import { Theme } from '../../ui/theme/Theme';
import SignOut from './SignOut';

const replace = vi.fn();

/** Arrives with a state of the route; answers what is left in the cache when it has led on. */
async function arrive(state: unknown) {
  const queries = new QueryClient();
  queries.setQueryData(queryKeys.summary, 'of the customer');
  render(
    <Theme>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[{ pathname: '/signout', state }]}>
          <SignOut />
        </MemoryRouter>
      </QueryClientProvider>
    </Theme>,
  );
  await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
  return queries.getQueryData(queryKeys.summary);
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(location, 'replace').mockImplementation(replace);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 204 })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['nothing', null, '/logged-out'],
  [
    'one of the bank’s sites',
    { externalUrl: 'https://example.com/cenzontle/app' },
    'https://example.com/cenzontle/app',
  ],
  ['a site of somebody else', { externalUrl: 'https://evil.example/' }, '/logged-out'],
])('signs out, then leaves for what the route’s state names: %s', async (_, state, address) => {
  expect(await arrive(state)).toBeUndefined();
  expect(replace).toHaveBeenCalledExactlyOnceWith(address);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/logout', expect.anything());
});
