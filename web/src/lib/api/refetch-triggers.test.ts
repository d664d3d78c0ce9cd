// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetAppState } from '../app-state/app-state';
import { bankClockReader } from './bank-clock';
import { createQueryClient } from './query-client';
import { watchRefetchTriggers } from './refetch-triggers';

const queryClient = createQueryClient();
const fetchers = { list: vi.fn(async () => 1), form: vi.fn(async () => 1) };
const stops: (() => void)[] = [];

const receiveResponse = (date: string) => bankClockReader()(new Date(date).toUTCString());

beforeEach(async () => {
  vi.useFakeTimers();
  stops.push(watchRefetchTriggers(queryClient));
  queryClient.mount();
  stops.push(
    () => queryClient.unmount(),
    new QueryObserver(queryClient, { queryKey: ['list'], queryFn: fetchers.list }).subscribe(() => {}),
    new QueryObserver(queryClient, {
      queryKey: ['form'],
      queryFn: fetchers.form,
      staleTime: 'static',
    }).subscribe(() => {}),
  );
  await vi.advanceTimersByTimeAsync(0);
  receiveResponse('2026-11-23T18:00:00Z');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
  resetAppState();
  vi.clearAllMocks();
  vi.useRealTimers();
});

const counts = () => [fetchers.list.mock.calls.length, fetchers.form.mock.calls.length];

test.each([
  ['the window is focused', () => window.dispatchEvent(new Event('focus'))],
  [
    'the page becomes visible',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
  ['the clock is moved forward', () => receiveResponse('2026-12-23T18:00:00Z')],
  ['the clock is set back', () => receiveResponse('2026-11-22T18:00:00Z')],
])('when %s, lists are refetched and the setup of a form is not', async (_, trigger) => {
  trigger();
  await vi.advanceTimersByTimeAsync(0);
  expect(counts()).toEqual([2, 1]);
});

test('focus and visibility together refetch once', async () => {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(counts()).toEqual([2, 1]);
});

test('a frozen clock refetches nothing', async () => {
  for (let minute = 0; minute < 10; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    receiveResponse('2026-11-23T18:00:00Z');
  }
  expect(counts()).toEqual([1, 1]);
});
