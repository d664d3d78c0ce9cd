// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { READING_MS, useIsNewStep, useSkipGuard } from './useSkipGuard';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function guard() {
  const { result } = renderHook(useSkipGuard);
  const press = (step: number): boolean => {
    let skips = false;
    act(() => {
      skips = result.current.maySkip(step);
    });
    return skips;
  };
  return { result, press };
}

test('the second press of a double press does not skip the step', () => {
  const { result, press } = guard();
  expect(result.current.isWarned(1)).toBe(false);
  expect(press(1)).toBe(false);
  expect(result.current.isWarned(1)).toBe(true);
  vi.advanceTimersByTime(400);
  expect(press(1)).toBe(false);
});

test('a press skips the step once READING_MS have passed since the warning, even after an earlier press', () => {
  const { press } = guard();
  press(1);
  vi.advanceTimersByTime(READING_MS - 1);
  expect(press(1)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(press(1)).toBe(true);
});

test('a warning expires, and the next press warns again', () => {
  const { result, press } = guard();
  press(1);
  act(() => vi.advanceTimersByTime(10_000));
  expect(result.current.isWarned(1)).toBe(false);
  expect(press(1)).toBe(false);
  expect(result.current.isWarned(1)).toBe(true);
});

test('each step has its own warning', () => {
  const { result, press } = guard();
  press(1);
  vi.advanceTimersByTime(READING_MS);
  expect(press(2)).toBe(false);
  act(() => result.current.clear());
  expect(result.current.isWarned(2)).toBe(false);
});

test('useIsNewStep returns true for one second after the step changes', () => {
  const { result, rerender } = renderHook(useIsNewStep, { initialProps: 1 });
  expect(result.current).toBe(false);
  rerender(2);
  expect(result.current).toBe(true);
  act(() => vi.advanceTimersByTime(999));
  expect(result.current).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});
