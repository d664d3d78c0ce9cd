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
  // On unmount the hook navigates its window unless that window is closed.
  vi.spyOn(window, 'closed', 'get').mockReturnValue(true);
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('while the presenter talks, the client window receives activity often enough to prevent its idle warning', () => {
  vi.spyOn(window, 'open').mockReturnValue(window);
  let lastActivityAt = Date.now();
  let longestGap = 0;
  window.addEventListener('wheel', () => {
    longestGap = Math.max(longestGap, Date.now() - lastActivityAt);
    lastActivityAt = Date.now();
  });
  const { result } = renderHook(useClientWindow);
  result.current.prepare('first');
  vi.advanceTimersByTime(TALK_MS);
  expect(Math.max(longestGap, Date.now() - lastActivityAt)).toBeLessThan(IDLE_WARNING_MS);
});
