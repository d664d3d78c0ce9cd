import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestClock } from '#bank/testing/bank-under-test';
import { digest } from './pair';
import { IDLE_MS } from './session';
import { Sessions } from './sessions';
import { persistSessions } from './stored-sessions';
import { ROTATION_MS } from './tab';

const MINUTE = 60_000;
const DEMO = 'demo';
const banks = { isKept: (bank: string) => bank === DEMO, assertOwned: () => undefined };

let folder = '';
let path = '';
const systemClock = new TestClock();
let consoleError = vi.spyOn(console, 'error');
beforeEach(async () => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = await mkdtemp(join(tmpdir(), 'cenzontle-'));
  path = join(folder, 'sessions.json');
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts a process that restores the stored sessions. */
async function start() {
  const sessions = new Sessions(systemClock.read);
  const persisted = await persistSessions(path, sessions, banks);
  return { sessions, persisted };
}

function enter(sessions: Sessions, bank = DEMO) {
  const { cookie } = sessions.signIn(bank, 'ana');
  const session = sessions.byCookie(cookie, bank);
  if (session === null) throw new Error('no session');
  return { cookie, pair: sessions.openTab(session) };
}

test('the cookie and the token pair survive a restart, and the tab then gets a new pair', async () => {
  const before = await start();
  const { cookie, pair } = enter(before.sessions);
  await before.persisted();
  const { sessions } = await start();
  expect(sessions.byCookie(cookie, DEMO)?.customer).toBe('ana');
  const tab = sessions.byToken(pair.token, DEMO);
  if (tab === null) throw new Error('no tab');
  expect(sessions.isAntiForgeryOf(tab, pair.antiForgery)).toBe(true);
  const next = sessions.rotate(tab, digest(pair.token));
  expect(next?.token).not.toBe(pair.token);
  expect(sessions.rotate(tab, digest(pair.token))).toBe(next);
  systemClock.pass(ROTATION_MS + 1);
  expect(sessions.byToken(pair.token, DEMO)).toBeNull();
  expect(sessions.byToken(next?.token ?? '', DEMO)).not.toBeNull();
  expect(consoleError).not.toHaveBeenCalled();
});

test('the file contains no usable secret', async () => {
  const { sessions, persisted } = await start();
  const { cookie, pair } = enter(sessions);
  await persisted();
  const text = await readFile(path, 'utf8');
  for (const secret of [cookie, pair.token, pair.antiForgery]) expect(text).not.toContain(secret);
});

test('the five minutes of idle time start again at a restart', async () => {
  const before = await start();
  const { pair } = enter(before.sessions);
  systemClock.pass(IDLE_MS - MINUTE);
  await before.persisted();
  const { sessions } = await start();
  systemClock.pass(IDLE_MS - 1);
  expect(sessions.byToken(pair.token, DEMO)).not.toBeNull();
  systemClock.pass(1);
  expect(sessions.byToken(pair.token, DEMO)).toBeNull();
});

test('ended sessions stay ended, and sessions of in-memory banks are not stored', async () => {
  const before = await start();
  const endedSession = enter(before.sessions);
  const session = before.sessions.byCookie(endedSession.cookie, DEMO);
  if (session) before.sessions.end(session);
  const otherBankSession = enter(before.sessions, 'b1');
  await before.persisted();
  const { sessions } = await start();
  expect(sessions.byToken(endedSession.pair.token, DEMO)).toBeNull();
  expect(sessions.byToken(otherBankSession.pair.token, 'b1')).toBeNull();
  expect(await readFile(path, 'utf8')).toContain('"sessions":[]');
});

test.each<[string, (text: string) => string, string]>([
  ['the name of another customer', (text) => text.replace('"ana"', '"luis"'), 'its checksum is another'],
  ['half of its text', (text) => text.slice(0, text.length / 2), 'JSON'],
  ['no text', () => '', 'JSON'],
  ['another version', (text) => text.replace('"version":2', '"version":1'), 'version'],
])('a file with %s restores no session and logs one warning', async (_, damage, reason) => {
  const before = await start();
  const { cookie } = enter(before.sessions);
  await before.persisted();
  await writeFile(path, damage(await readFile(path, 'utf8')));
  const { sessions } = await start();
  expect(sessions.byCookie(cookie, DEMO)).toBeNull();
  expect(consoleError).toHaveBeenCalledOnce();
  const [line] = consoleError.mock.calls[0] ?? [];
  expect(line).toMatch(/^[^\n]+sessions\.json cannot be used: everybody signs in again \([^\n]+\)$/);
  expect(line).toContain(reason);
});

test('a failed write blocks no sign-in and is logged once until a write succeeds again', async () => {
  const temporaryPath = `${path}.tmp`;
  await mkdir(temporaryPath);
  const { sessions, persisted } = await start();
  for (let customers = 0; customers < 2; customers += 1) {
    const { cookie } = enter(sessions);
    await persisted();
    expect(sessions.byCookie(cookie, DEMO)?.customer).toBe('ana');
  }
  expect(consoleError).toHaveBeenCalledOnce();
  expect(consoleError.mock.calls[0]?.[0]).toMatch(
    /sessions\.json cannot be written: nobody stays signed in over a restart \(EISDIR.*sessions\.json\.tmp/,
  );
  await rm(temporaryPath, { recursive: true });
  const { cookie } = enter(sessions);
  await persisted();
  expect((await start()).sessions.byCookie(cookie, DEMO)?.customer).toBe('ana');
  await mkdir(temporaryPath);
  enter(sessions);
  await persisted();
  expect(consoleError).toHaveBeenCalledTimes(2);
});
