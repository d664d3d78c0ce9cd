// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionApi } from '../api/clients/session';
import { closePrompts } from '../ui/prompts';
import { useIdle } from './useIdle';

vi.mock('../ui/prompts', () => ({ closePrompts: vi.fn() }));
vi.mock('../api/clients/session', () => ({
  sessionApi: { user: { query: vi.fn(() => Promise.resolve()) } },
}));

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const move = () => act(() => window.dispatchEvent(new Event('mousemove')));

describe('idle detector', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('warns after four minutes, counts down, and expires after five', () => {
    const { result } = renderHook(() => useIdle());
    pass(239);
    expect(result.current.idle).toEqual({ state: 'active' });
    pass(1);
    expect(result.current.idle).toEqual({ state: 'warning', secondsLeft: 61 });
    pass(59);
    expect(result.current.idle).toEqual({ state: 'warning', secondsLeft: 2 });
    pass(1);
    expect(result.current.idle).toEqual({ state: 'expired' });
  });

  it.each(['mousemove', 'keydown', 'touchstart', 'scroll'])('takes %s for activity', (sign) => {
    const { result } = renderHook(() => useIdle());
    pass(239);
    act(() => window.dispatchEvent(new Event(sign)));
    pass(200);
    expect(result.current.idle).toEqual({ state: 'active' });
  });

  it('takes activity in another tab for its own', () => {
    const { result } = renderHook(() => useIdle());
    pass(250);
    localStorage.setItem('lastActivity', String(Date.now()));
    pass(1);
    expect(result.current.idle).toEqual({ state: 'active' });
  });

  it('once it has warned, waits for an answer', () => {
    const { result } = renderHook(() => useIdle());
    pass(241);
    move();
    pass(1);
    expect(result.current.idle.state).toBe('warning');
    act(() => result.current.stay());
    expect(result.current.idle).toEqual({ state: 'active' });
    expect(sessionApi.user.query).toHaveBeenCalledOnce();
    pass(239);
    expect(result.current.idle).toEqual({ state: 'active' });
  });

  it('closes whatever asks the customer something, once', () => {
    renderHook(() => useIdle());
    pass(239);
    expect(closePrompts).not.toHaveBeenCalled();
    pass(10);
    expect(closePrompts).toHaveBeenCalledOnce();
  });

  it('keeps the session alive after real activity, at most once a minute', () => {
    renderHook(() => useIdle());
    pass(120);
    expect(sessionApi.user.query).not.toHaveBeenCalled();
    move();
    expect(sessionApi.user.query).toHaveBeenCalledOnce();
    for (let second = 0; second < 55; second += 5) {
      pass(5);
      move();
    }
    expect(sessionApi.user.query).toHaveBeenCalledOnce();
    pass(5);
    move();
    expect(sessionApi.user.query).toHaveBeenCalledTimes(2);
  });

  it('says in session storage that it is there', () => {
    const { unmount } = renderHook(() => useIdle());
    expect(sessionStorage.getItem('idledetector')).toBe('true');
    unmount();
    expect(sessionStorage.getItem('idledetector')).toBeNull();
  });
});
