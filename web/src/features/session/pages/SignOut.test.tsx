// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { headers } from '#contract/headers';
import { Theme } from '#web/components/theme/Theme.tsx';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { replace, setUpSignOutTests } from '#web/lib/session/sign-out.test-support.ts';
import SignOut from './SignOut';

/** Opens the page with a route state; returns the cached data after the redirect. */
async function openSignOut(state: unknown) {
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

setUpSignOutTests();

test.each([
  ['no URL', null, '/logged-out'],
  [
    'a site of the bank',
    { externalUrl: 'https://example.com/cenzontle/app' },
    'https://example.com/cenzontle/app',
  ],
  ['a foreign site', { externalUrl: 'https://evil.example/' }, '/logged-out'],
])('signs out, then opens the allowed URL or /logged-out: %s', async (_, state, expectedUrl) => {
  expect(await openSignOut(state)).toBeUndefined();
  expect(replace).toHaveBeenCalledExactlyOnceWith(expectedUrl);
  expect(replace).toHaveBeenCalledAfter(vi.mocked(fetch));
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/logout',
    expect.objectContaining({ headers: expect.objectContaining({ [headers.token]: 'T1' }) }),
  );
});
