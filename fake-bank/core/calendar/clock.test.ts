import { expect, test } from 'vitest';
import { State } from '../storage/collection';
import { Transaction } from '../storage/transaction';
import { bankNow, clockMode, clockOrigin, isWithinClock, setClock, startClock } from './clock';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-23T09:30:00-06:00');

/** Returns a bank clock and a system clock that can be moved. */
function clock() {
  const tx = new Transaction(new State());
  const systemClock = { now: NOW };
  return { tx, systemClock, read: () => systemClock.now, now: () => bankNow(tx, () => systemClock.now) };
}

test('an unset clock follows the system clock', () => {
  const { tx, systemClock, now } = clock();
  expect([now(), clockMode(tx), clockOrigin(tx)]).toEqual([NOW, 'real', null]);
  systemClock.now += HOUR;
  expect(now()).toBe(NOW + HOUR);
});

test('startClock freezes the clock at the start time and stores that time as the origin', () => {
  const { tx, systemClock, read, now } = clock();
  startClock(tx, NOW - HOUR);
  systemClock.now += HOUR;
  expect([now(), clockMode(tx), clockOrigin(tx)]).toEqual([NOW - HOUR, 'frozen', NOW - HOUR]);
  setClock(tx, read, 'frozen', NOW + 5);
  expect([now(), clockOrigin(tx)]).toEqual([NOW + 5, NOW - HOUR]);
});

test('a shifted clock runs on from the time it was set to', () => {
  const { tx, systemClock, read, now } = clock();
  setClock(tx, read, 'shifted', NOW + 24 * HOUR);
  expect([now(), clockMode(tx)]).toEqual([NOW + 24 * HOUR, 'shifted']);
  systemClock.now += HOUR;
  expect(now()).toBe(NOW + 25 * HOUR);
  setClock(tx, read, 'shifted', NOW - HOUR);
  expect(now()).toBe(NOW - HOUR);
});

test('a clock set back to real follows the system clock again', () => {
  const { tx, systemClock, read, now } = clock();
  startClock(tx, NOW - HOUR);
  setClock(tx, read, 'real', NOW - HOUR);
  systemClock.now += 1;
  expect([now(), clockMode(tx), clockOrigin(tx)]).toEqual([NOW + 1, 'real', NOW - HOUR]);
});

test.each([
  ['2023-12-31T23:59:59.999-06:00', false],
  ['2024-01-01T00:00:00-06:00', true],
  ['2099-12-31T23:59:59.999-06:00', true],
  ['2100-01-01T00:00:00-06:00', false],
])('a clock at %s is within the supported range: %s', (at, isWithin) => {
  expect(isWithinClock(Date.parse(at))).toBe(isWithin);
});
