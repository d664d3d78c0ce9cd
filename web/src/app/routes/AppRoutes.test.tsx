// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { sessionStore } from '#web/lib/api/session-store.ts';
import { onErrorShown } from '#web/lib/page/error-shown.ts';
import { resetSignOut } from '#web/lib/session/sign-out-state.ts';
import { AppRoutes } from './AppRoutes';

const onShown = vi.fn();

/* Renders the page of a path; its chunk loads during `act`. */
const renderAt = (path: string) =>
  act(async () =>
    render(
      <Theme>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={[path]}>
            <AppRoutes />
          </MemoryRouter>
        </QueryClientProvider>
      </Theme>,
    ),
  );

beforeEach(() => {
  vi.clearAllMocks();
  delete window.dataLayer;
  onErrorShown(onShown);
  // The bank never responds, so no page redirects.
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise<Response>(() => {})),
  );
});
afterEach(() => {
  cleanup();
  resetSignOut();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('a public page', () => {
  test.each([
    ['/session-timeout', 'Tu sesión finalizó por inactividad', 'Iniciar sesión', '/signin'],
    ['/logged-out', 'Por seguridad, tu sesión finalizó', 'Iniciar sesión', '/signin'],
    ['/signin/error', 'Algo salió mal', 'OK', '/signin'],
    ['/generic-error', 'Algo salió mal', 'OK', '/account-summary'],
    [
      '/auth/signin/session-exists',
      'Ya tienes una sesión abierta en otra pestaña',
      'Iniciar sesión',
      '/signin',
    ],
  ])('%s shows "%s" and its link "%s" points to %s', async (path, title, action, to) => {
    // The bank responds that there is no session.
    if (path === '/logged-out')
      vi.mocked(fetch).mockResolvedValue(Response.json({ notifications: [{ code: 'CZ' }] }, { status: 401 }));
    await renderAt(path);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(to);
    await vi.waitFor(() => expect(window.dataLayer).toEqual([{ event: 'page_view', page: path }]));
    expect(onShown.mock.calls).toEqual(title === 'Algo salió mal' ? [['']] : []);
  });

  test('/logged-out shows its heading only after the bank has responded', async () => {
    await renderAt('/logged-out');
    await screen.findByText('Cerrando tu sesión...');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('/signout shows only a spinner and requests the sign-out', async () => {
    sessionStore.write({ token: 'T1' });
    const { container } = await renderAt('/signout');
    await screen.findByText('Cerrando tu sesión...');
    expect(container.querySelector('nav, header, footer')).toBeNull();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    expect(fetch).toHaveBeenCalledWith('/api/logout', expect.objectContaining({ method: 'GET' }));
    await vi.waitFor(() => expect(window.dataLayer).toEqual([{ event: 'page_view', page: '/signout' }]));
  });
});
