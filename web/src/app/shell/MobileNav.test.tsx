// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import { MobileNav } from './MobileNav';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the menu contains the labeled navigation and the sign-out link', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(
    <Theme>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <MobileNav
            user={{ key: '1', name: 'Ana', dateLastLogin: null }}
            navLabel="Configuración"
            onClose={() => {}}
          >
            <a href="/limits">Límites de operación</a>
          </MobileNav>
        </MemoryRouter>
      </QueryClientProvider>
    </Theme>,
  );
  const menu = screen.getByRole('dialog', { name: 'Menú' });
  const nav = within(menu).getByRole('navigation', { name: 'Configuración' });
  expect(within(nav).getByRole('link', { name: 'Límites de operación' })).toBeTruthy();
  expect(within(menu).getByRole('link', { name: 'Cerrar sesión' }).getAttribute('href')).toBe('/signout');
});
