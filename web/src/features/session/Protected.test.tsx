// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { onErrorShown } from '#web/lib/page/error-shown.ts';
import { Protected } from './Protected';

const user = { key: '40010001', name: 'Ana', dateLastLogin: null };
const errorResponse = (code: string, status: number) =>
  Response.json({ notifications: [{ code, category: 'ERROR', description: '' }] }, { status });

/** Mocks the user endpoint; the session endpoint always succeeds. */
const mockUser = (respond: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/initSession' ? Response.json({ csid: 's1' }) : respond(),
  );

const CurrentUrl = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

const renderPage = () =>
  render(
    <Theme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/hubs/transfers?a=1']}>
          <Routes>
            <Route element={<Protected />}>
              <Route path="/hubs/transfers" element={<p>De la clienta</p>} />
            </Route>
            <Route path="*" element={<CurrentUrl />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </Theme>,
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('waits for the user, then shows the page', async () => {
  let respond: (response: Response) => void = () => {};
  mockUser(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  renderPage();
  expect(screen.getByText('Se está cargando la información...')).toBeTruthy();
  await vi.waitFor(() => expect(sessionStorage.getItem('csid')).toBe('s1'));
  await vi.waitFor(() => {
    respond(Response.json(user));
    expect(screen.queryByText('De la clienta')).not.toBeNull();
  });
  expect(localStorage.getItem('userKey')).toBe('40010001');
});

test('redirects to sign-in with the return path when there is no session', async () => {
  mockUser(() => errorResponse('CZ_UNAUTHENTICATED', 401));
  renderPage();
  await screen.findByText('/signin?continue=%2Fhubs%2Ftransfers%3Fa%3D1');
});

test('offers a retry when the bank fails, and reports the reason to analytics', async () => {
  const [reportError, responses] = [
    vi.fn(),
    [() => errorResponse('CZ_UNAVAILABLE', 503), () => Response.json(user)],
  ];
  onErrorShown(reportError);
  mockUser(() => responses.shift()?.() ?? expect.fail('asked too often'));
  renderPage();
  await screen.findByRole('heading', { level: 1, name: 'No pudimos abrir tu banca' });
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByText('De la clienta');
  expect(reportError).toHaveBeenCalledExactlyOnceWith('CZ_UNAVAILABLE');
});
