// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { activity } from './activity';
import * as idle from './idle';

describe('idle time', () => {
  it.each([
    [0, { state: 'active' }],
    [239_999, { state: 'active' }],
    [240_000, { state: 'warning', secondsLeft: 61 }],
    [241_000, { state: 'warning', secondsLeft: 60 }],
    [299_999, { state: 'warning', secondsLeft: 2 }],
    [300_000, { state: 'expired' }],
    [9_000_000, { state: 'expired' }],
  ])('after %d ms is %o', (ms, expected) => expect(idle.idleAfter(ms)).toEqual(expected));

  it('keeps the constants of the specification', () => {
    expect(idle.IDLE_WARNING_MS).toBe(240_000);
    expect(idle.IDLE_SIGN_OUT_MS).toBe(300_000);
    expect(idle.COUNTDOWN_S).toBe(61);
    expect(idle.ACTIVITY_THROTTLE_MS).toBe(3_000);
    expect(idle.POLL_MS).toBe(1_000);
  });

  it('announces the seconds left only at 60, 30 and 10', () =>
    expect(Array.from({ length: 61 }, (_, i) => i + 1).filter(idle.isAnnounced)).toEqual([10, 30, 60]));
});

describe('activity', () => {
  beforeEach(() => localStorage.clear());

  it('is recorded at most once in three seconds', () => {
    expect(activity.record(1_000_000)).toBe(true);
    expect(activity.record(1_001_000)).toBe(false);
    expect(activity.record(1_002_999)).toBe(false);
    expect(activity.lastAt()).toBe(1_000_000);
    expect(activity.record(1_003_000)).toBe(true);
    expect(activity.lastAt()).toBe(1_003_000);
  });

  it('is recorded again after the clock was set back', () => {
    activity.record(1_000_000);
    expect(activity.record(500_000)).toBe(true);
  });
});
