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
const refused = (code: string, status: number) =>
  Response.json({ notifications: [{ code, category: 'ERROR', description: '' }] }, { status });

/** Mocks the user endpoint; the session endpoint always succeeds. */
const bank = (who: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/initSession' ? Response.json({ csid: 's1' }) : who(),
  );

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

const visit = () =>
  render(
    <Theme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/hubs/transfers?a=1']}>
          <Routes>
            <Route element={<Protected />}>
              <Route path="/hubs/transfers" element={<p>De la clienta</p>} />
            </Route>
            <Route path="*" element={<Elsewhere />} />
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
  let answer: (response: Response) => void = () => {};
  bank(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  visit();
  expect(screen.getByText('Se está cargando la información...')).toBeTruthy();
  await vi.waitFor(() => expect(sessionStorage.getItem('csid')).toBe('s1'));
  await vi.waitFor(() => {
    answer(Response.json(user));
    expect(screen.queryByText('De la clienta')).not.toBeNull();
  });
  expect(localStorage.getItem('userKey')).toBe('40010001');
});

test('redirects to sign-in with the return path when there is no session', async () => {
  bank(() => refused('CZ_UNAUTHENTICATED', 401));
  visit();
  await screen.findByText('/signin?continue=%2Fhubs%2Ftransfers%3Fa%3D1');
});

test('offers a retry when the bank fails, and reports the reason to analytics', async () => {
  const [shown, answers] = [vi.fn(), [() => refused('CZ_UNAVAILABLE', 503), () => Response.json(user)]];
  onErrorShown(shown);
  bank(() => answers.shift()?.() ?? expect.fail('asked too often'));
  visit();
  await screen.findByRole('heading', { level: 1, name: 'No pudimos abrir tu banca' });
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByText('De la clienta');
  expect(shown).toHaveBeenCalledExactlyOnceWith('CZ_UNAVAILABLE');
});
