// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useClientWindow } from './useClientWindow';

const TALK_MS = 10 * 60_000;
/** The client warns after this time without a gesture. */
const IDLE_WARNING_MS = 4 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // The hook navigates its window on unmount, except a closed one.
  vi.spyOn(window, 'closed', 'get').mockReturnValue(true);
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the client window receives activity while the presenter talks, before its idle warning', () => {
  vi.spyOn(window, 'open').mockReturnValue(window);
  let lastActivityAt = Date.now();
  let longest = 0;
  window.addEventListener('wheel', () => {
    longest = Math.max(longest, Date.now() - lastActivityAt);
    lastActivityAt = Date.now();
  });
  const { result } = renderHook(useClientWindow);
  result.current.prepare('first');
  vi.advanceTimersByTime(TALK_MS);
  expect(Math.max(longest, Date.now() - lastActivityAt)).toBeLessThan(IDLE_WARNING_MS);
});
