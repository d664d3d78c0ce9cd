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

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const passWithAnswers = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const move = () => act(() => window.dispatchEvent(new Event('mousemove')));

describe('idle detector', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    localStorage.clear();
    activity.begin(Date.now());
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

  it.each(['mousemove', 'keydown', 'touchstart', 'scroll'])('counts %s as activity', (sign) => {
    const { result } = renderHook(() => useIdle());
    pass(239);
    act(() => window.dispatchEvent(new Event(sign)));
    pass(200);
    expect(result.current.idle).toEqual({ state: 'active' });
  });

  it('counts activity in another tab', () => {
    const { result } = renderHook(() => useIdle());
    pass(250);
    localStorage.setItem('lastActivity', String(Date.now()));
    pass(1);
    expect(result.current.idle).toEqual({ state: 'active' });
  });

  it('once warned, waits for an answer', () => {
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

  it('closes open prompts once', () => {
    renderHook(() => useIdle());
    pass(239);
    expect(closePrompts).not.toHaveBeenCalled();
    pass(10);
    expect(closePrompts).toHaveBeenCalledOnce();
  });

  it('reports activity to the bank within 30 seconds, including the last, and nothing else', async () => {
    renderHook(() => useIdle());
    const calls = () => vi.mocked(sessionApi.user.query).mock.calls.length;
    await passWithAnswers(120);
    expect(calls()).toBe(0);
    move();
    expect(calls()).toBe(1);
    await passWithAnswers(5);
    move();
    await passWithAnswers(19);
    expect(calls()).toBe(1);
    await passWithAnswers(1);
    expect(calls()).toBe(2);
    await passWithAnswers(100);
    expect(calls()).toBe(2);
  });

  it('reports again after a failure', async () => {
    vi.mocked(sessionApi.user.query).mockRejectedValueOnce(new Error('no connection'));
    renderHook(() => useIdle());
    await passWithAnswers(60);
    move();
    await passWithAnswers(24);
    expect(sessionApi.user.query).toHaveBeenCalledTimes(1);
    await passWithAnswers(61);
    expect(sessionApi.user.query).toHaveBeenCalledTimes(2);
  });

  it.each(['mousemove', 'visibilitychange'])('checks expiry after sleep before %s counts', (sign) => {
    const { result } = renderHook(() => useIdle());
    vi.setSystemTime(Date.now() + 3_600_000);
    const last = activity.last();
    act(() => window.dispatchEvent(new Event(sign)));
    expect(result.current.idle).toEqual({ state: 'expired' });
    expect(activity.last()).toBe(last);
    expect(sessionApi.user.query).not.toHaveBeenCalled();
  });

  it('marks its presence in session storage', () => {
    const { unmount } = renderHook(() => useIdle());
    expect(sessionStorage.getItem('idledetector')).toBe('true');
    unmount();
    expect(sessionStorage.getItem('idledetector')).toBeNull();
  });
});
