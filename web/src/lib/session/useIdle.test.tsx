// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionApi } from '../api/clients/session';
import { closePrompts } from '../page/prompts';
import { activity } from './activity';
import { useIdle } from './useIdle';

vi.mock('../page/prompts', () => ({ closePrompts: vi.fn() }));
vi.mock('../api/clients/session', () => ({
  sessionApi: { user: { query: vi.fn(() => Promise.resolve()) } },
}));

const advance = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const advanceAsync = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const move = () => act(() => window.dispatchEvent(new Event('mousemove')));

describe('idle detector', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    localStorage.clear();
    activity.start(Date.now());
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('warns after four minutes, counts down, and expires after five minutes', () => {
    const { result } = renderHook(() => useIdle());
    advance(239);
    expect(result.current.idle).toEqual({ state: 'active' });
    advance(1);
    expect(result.current.idle).toEqual({ state: 'warning', secondsLeft: 61 });
    advance(59);
    expect(result.current.idle).toEqual({ state: 'warning', secondsLeft: 2 });
    advance(1);
    expect(result.current.idle).toEqual({ state: 'expired' });
  });

  it.each(['mousemove', 'keydown', 'touchstart', 'scroll'])('counts %s as activity', (eventType) => {
    const { result } = renderHook(() => useIdle());
    advance(239);
    act(() => window.dispatchEvent(new Event(eventType)));
    advance(200);
    expect(result.current.idle).toEqual({ state: 'active' });
  });

  it('counts activity in another tab', () => {
    const { result } = renderHook(() => useIdle());
    advance(250);
    localStorage.setItem('lastActivity', String(Date.now()));
    advance(1);
    expect(result.current.idle).toEqual({ state: 'active' });
  });

  it('after the warning, ignores activity until the customer stays', () => {
    const { result } = renderHook(() => useIdle());
    advance(241);
    move();
    advance(1);
    expect(result.current.idle.state).toBe('warning');
    act(() => result.current.stay());
    expect(result.current.idle).toEqual({ state: 'active' });
    expect(sessionApi.user.query).toHaveBeenCalledOnce();
    advance(239);
    expect(result.current.idle).toEqual({ state: 'active' });
  });

  it('closes open prompts once', () => {
    renderHook(() => useIdle());
    advance(239);
    expect(closePrompts).not.toHaveBeenCalled();
    advance(10);
    expect(closePrompts).toHaveBeenCalledOnce();
  });

  it('reports the first and the last activity to the bank within 30 seconds, and sends nothing else', async () => {
    renderHook(() => useIdle());
    const calls = () => vi.mocked(sessionApi.user.query).mock.calls.length;
    await advanceAsync(120);
    expect(calls()).toBe(0);
    move();
    expect(calls()).toBe(1);
    await advanceAsync(5);
    move();
    await advanceAsync(19);
    expect(calls()).toBe(1);
    await advanceAsync(1);
    expect(calls()).toBe(2);
    await advanceAsync(100);
    expect(calls()).toBe(2);
  });

  it('reports the activity again after a failed report', async () => {
    vi.mocked(sessionApi.user.query).mockRejectedValueOnce(new Error('no connection'));
    renderHook(() => useIdle());
    await advanceAsync(60);
    move();
    await advanceAsync(24);
    expect(sessionApi.user.query).toHaveBeenCalledTimes(1);
    await advanceAsync(61);
    expect(sessionApi.user.query).toHaveBeenCalledTimes(2);
  });

  it.each(['mousemove', 'visibilitychange'])(
    'after sleep, expires before %s counts as activity',
    (eventType) => {
      const { result } = renderHook(() => useIdle());
      vi.setSystemTime(Date.now() + 3_600_000);
      const lastActivity = activity.lastAt();
      act(() => window.dispatchEvent(new Event(eventType)));
      expect(result.current.idle).toEqual({ state: 'expired' });
      expect(activity.lastAt()).toBe(lastActivity);
      expect(sessionApi.user.query).not.toHaveBeenCalled();
    },
  );

  it('sets a flag in session storage while mounted', () => {
    const { unmount } = renderHook(() => useIdle());
    expect(sessionStorage.getItem('idledetector')).toBe('true');
    unmount();
    expect(sessionStorage.getItem('idledetector')).toBeNull();
  });
});
