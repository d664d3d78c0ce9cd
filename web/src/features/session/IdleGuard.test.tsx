// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import type { Idle } from '#web/lib/session/idle.ts';
import { replace, setUpSignOutTests } from '#web/lib/session/sign-out.test-support.ts';
import { useIdle } from '#web/lib/session/useIdle.ts';
import { IdleGuard } from './IdleGuard';

vi.mock('#web/lib/session/useIdle.ts', () => ({ useIdle: vi.fn() }));

const stay = vi.fn();

function renderGuard(idle: Idle) {
  vi.mocked(useIdle).mockReturnValue({ idle, stay });
  render(
    <Theme>
      <QueryClientProvider client={new QueryClient()}>
        <IdleGuard />
      </QueryClientProvider>
    </Theme>,
  );
}

/** Returns the URL after the sign-out, once the bank was called. */
async function signOutTarget() {
  await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/logout', expect.objectContaining({ method: 'GET' }));
  return replace.mock.lastCall?.[0];
}

setUpSignOutTests();

test('shows nothing to an active customer', () => {
  renderGuard({ state: 'active' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('lets a warned customer stay', () => {
  renderGuard({ state: 'warning', secondsLeft: 61 });
  expect(screen.getByRole('alertdialog').textContent).toContain('61 segundos');
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(stay).toHaveBeenCalledOnce();
  expect(fetch).not.toHaveBeenCalled();
});

test('lets a warned customer sign out', async () => {
  renderGuard({ state: 'warning', secondsLeft: 1 });
  expect(screen.getByRole('alertdialog').textContent).toContain('1 segundo ');
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(await signOutTarget()).toBe('/logged-out');
});

test('signs out an expired customer', async () => {
  renderGuard({ state: 'expired' });
  expect(await signOutTarget()).toBe('/session-timeout');
});
