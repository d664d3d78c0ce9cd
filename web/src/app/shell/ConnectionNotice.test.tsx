// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import { ConnectionNotice } from './ConnectionNotice';
import { SLOW_MS } from './useSlow';

let respond: () => void = () => {};

function Reader() {
  useQuery({
    queryKey: ['read'],
    queryFn: () =>
      new Promise<string>((resolve) => {
        respond = () => resolve('read');
      }),
  });
  return null;
}

const renderNotice = () =>
  render(
    <Theme>
      <QueryClientProvider client={new QueryClient()}>
        <ConnectionNotice />
        <Reader />
      </QueryClientProvider>
    </Theme>,
  );

const notice = () => screen.getByRole('status').textContent;
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the notice while offline and hides it when back online', () => {
  renderNotice();
  expect(notice()).toBe('');
  setOnline(false);
  expect(notice()).toContain('Sin conexión a internet. Revisa tu red.');
  setOnline(true);
  expect(notice()).toBe('');
});

it('shows the notice about a slow response until the response arrives', async () => {
  renderNotice();
  await advance(SLOW_MS - 1);
  expect(notice()).toBe('');
  await advance(1);
  expect(notice()).toContain('Esto está tardando más de lo normal…');
  respond();
  await advance(1);
  expect(notice()).toBe('');
});

it('shows the offline notice instead of the notice about a slow response', async () => {
  renderNotice();
  await advance(SLOW_MS);
  setOnline(false);
  expect(notice()).toContain('Sin conexión');
  expect(notice()).not.toContain('tardando');
});
