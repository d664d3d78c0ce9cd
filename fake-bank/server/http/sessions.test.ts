import { expect, test } from 'vitest';
import { TestClock } from '#bank/testing/bank-under-test';
import { GRACE_MS, IDLE_MS } from './session';
import { Sessions } from './sessions';

function openSessions() {
  const systemClock = new TestClock();
  const sessions = new Sessions(systemClock.read);
  const count = () => sessions.dump().length;
  return { systemClock, sessions, count };
}

test('expired sessions are removed in small steps', () => {
  const { systemClock, sessions, count } = openSessions();
  for (let index = 0; index < 12_000; index += 1) sessions.signInWithoutBrowser(`b${index % 7}`, 'ana');
  systemClock.pass(10 * 60_000);
  expect(count()).toBe(0);
  const startedAt = performance.now();
  sessions.signIn('b1', 'ana');
  expect(performance.now() - startedAt).toBeLessThan(50);
  for (let index = 0; index < 640; index += 1) sessions.signIn('b1', 'ana');
  expect(count()).toBe(641);
  expect(sessions.size).toBeLessThan(700);
});

test('a session has at most fifty tabs; opening another tab closes the oldest', () => {
  const { sessions } = openSessions();
  const { cookie } = sessions.signIn('demo', 'ana');
  const session = sessions.byCookie(cookie, 'demo');
  if (!session) throw new Error('no session');
  const pairs = Array.from({ length: 60 }, () => sessions.openTab(session));
  const open = pairs.filter(({ token }) => sessions.byToken(token, 'demo'));
  expect(open).toEqual(pairs.slice(-50));
  expect(sessions.dump()[0]?.tabs).toHaveLength(50);
});

test('one session, all of a customer or all of a bank can be ended, and no other session ends', () => {
  const { sessions } = openSessions();
  const [one, two, three, four] = ['ana', 'ana', 'luis', 'ana'].map((customer, index) =>
    sessions.signInWithoutBrowser(index === 3 ? 'other' : 'demo', customer),
  );
  const isOpen = (pair: { token: string } | undefined, bank = 'demo') =>
    sessions.byToken(pair?.token ?? '', bank) !== null;
  const tab = sessions.byToken(one?.token ?? '', 'demo');
  if (tab) sessions.end(tab.session);
  expect([one, two, three].map((pair) => isOpen(pair))).toEqual([false, true, true]);
  sessions.endOf('demo', 'ana');
  expect([one, two, three].map((pair) => isOpen(pair))).toEqual([false, false, true]);
  sessions.endAllOf('demo');
  expect([one, two, three].map((pair) => isOpen(pair))).toEqual([false, false, false]);
  expect(isOpen(four, 'other')).toBe(true);
});

const HOUR = 60 * 60_000;

test.each([
  ['back', -HOUR],
  ['ahead', HOUR],
])('a system clock jump %s of an hour ends the sessions, and new sessions last as usual', (_, jump) => {
  const { systemClock, sessions } = openSessions();
  const before = sessions.signInWithoutBrowser('demo', 'ana');
  systemClock.pass(jump);
  expect(sessions.byToken(before.token, 'demo')).toBeNull();
  const { token } = sessions.signInWithoutBrowser('demo', 'ana');
  systemClock.pass(IDLE_MS + GRACE_MS - 1);
  expect(sessions.byToken(token, 'demo')).not.toBeNull();
  systemClock.pass(1);
  expect(sessions.byToken(token, 'demo')).toBeNull();
});

test('a system clock set back by seconds ends no session', () => {
  const { systemClock, sessions } = openSessions();
  const { token } = sessions.signInWithoutBrowser('demo', 'ana');
  systemClock.pass(-5_000);
  expect(sessions.byToken(token, 'demo')).not.toBeNull();
});
