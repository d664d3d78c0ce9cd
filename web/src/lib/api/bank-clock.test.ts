// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetAppState } from '../app-state/app-state';
import { bankClockReader, bankNow, onBankClockJump } from './bank-clock';

const NOON = Date.parse('2026-11-23T18:00:00Z');
const MINUTE_MS = 60_000;

const onJump = vi.fn();

/** Starts a call that is answered immediately, when the bank's clock is `ms` past noon. */
const receiveResponse = (ms: number) => bankClockReader()(new Date(NOON + ms).toUTCString());

beforeEach(() => {
  vi.useFakeTimers();
  onBankClockJump(onJump);
});
afterEach(() => {
  vi.useRealTimers();
  resetAppState();
  onJump.mockReset();
});

test('the first response sets the clock and is not reported as a jump', () => {
  receiveResponse(0);
  expect(bankNow()).toBe(NOON);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(bankNow()).toBe(NOON + MINUTE_MS);
  expect(onJump).not.toHaveBeenCalled();
});

test.each([
  ['set back by an hour', 5_000, -3_600_000],
  ['set back by ten seconds between two immediate responses', 0, -10_000],
  ['moved by a day', 5_000, 86_400_000],
  ['moved by more than a minute beyond the time that passed', 5 * MINUTE_MS, 6 * MINUTE_MS + 1_000],
])('a clock that was %s is reported as one jump', (_, elapsed, ms) => {
  receiveResponse(0);
  vi.advanceTimersByTime(elapsed);
  receiveResponse(ms);
  expect(onJump).toHaveBeenCalledOnce();
  receiveResponse(ms);
  expect(onJump).toHaveBeenCalledOnce();
});

test.each([
  ['runs at normal speed', 10 * MINUTE_MS, 10 * MINUTE_MS],
  ['is frozen', 10 * MINUTE_MS, 0],
  ['gains a minute in ten minutes', 10 * MINUTE_MS, 11 * MINUTE_MS],
  ['is a few seconds behind that of another server', 0, -3_000],
])('a clock that %s is not reported as a jump', (_, elapsed, ms) => {
  receiveResponse(0);
  vi.advanceTimersByTime(elapsed);
  receiveResponse(ms);
  expect(onJump).not.toHaveBeenCalled();
});

test('a response that arrives after the response to a later call is not reported as a jump', () => {
  const receiveSlowResponse = bankClockReader();
  receiveResponse(0);
  vi.advanceTimersByTime(20_000);
  receiveResponse(20_000);
  receiveSlowResponse(new Date(NOON).toUTCString());
  expect(onJump).not.toHaveBeenCalled();
});

test.each([null, '', 'yesterday'])('a response with the date %j changes nothing', (date) => {
  receiveResponse(0);
  bankClockReader()(date);
  expect(bankNow()).toBe(NOON);
  expect(onJump).not.toHaveBeenCalled();
});
