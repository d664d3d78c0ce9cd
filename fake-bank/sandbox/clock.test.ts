import { afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../app';
import { ledgerProblems } from '../core/ledger/invariants';
import { scheduledJobs } from '../core/scheduling/scheduled-jobs';
import { Banks, DEMO_BANK } from '../core/tenants/banks';
import { collections, jobHandlers } from '../modules';
import { Sessions } from '../server/http/sessions';
import { BankUnderTest, MONDAY_MORNING, openBank, TestClock } from '../testing/bank-under-test';
import { seedTestBank } from '../testing/test-seed';
import { withinReach } from './duration';

afterEach(() => void vi.restoreAllMocks());

const BROKEN = { key: 'nadie', at: Date.parse('2026-12-01T12:00:00-06:00') };

const withBrokenWork = async (kind = 'nobody-knows') => {
  const bank = await openBank();
  bank.bank.store.transact((tx) => tx.put(scheduledJobs, { ...BROKEN, kind, ordinal: 0 }));
  return bank;
};

test('a clock that cannot advance stays where it is and changes nothing', async () => {
  const bank = await withBrokenWork();
  const before = JSON.stringify(bank.bank.store.dump());
  const answer = await bank.send('post', '/__bank/clock/advance', { duration: 'P1M' }).expect(400);
  expect(answer.body.notifications[0]).toMatchObject({
    field: 'duration',
    description: expect.stringMatching(/2026-12-01.*nobody-knows.*El reloj se quedó donde estaba/),
  });
  expect(JSON.stringify(bank.bank.store.dump())).toBe(before);
  await bank.advance('P1D');
});

test('a crashing job is suspended while time passes, and the bank continues', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { bank } = await withBrokenWork();
  const broken = bank.read.get(scheduledJobs, 'nobody-knows:nadie');
  bank.store.transact((tx) => {
    if (broken) tx.put(scheduledJobs, { ...broken, at: bank.now });
  });
  expect(bank.catchUp().map(({ kind }) => kind)).not.toContain('nobody-knows');
  expect(bank.read.get(scheduledJobs, 'nobody-knows:nadie')?.crash).toMatch('nobody knows');
  expect(said).toHaveBeenCalledOnce();
  expect(bank.catchUp()).toEqual([]);
});

test('reading a bank with a running clock returns its current state', async () => {
  const systemClock = new TestClock();
  const banks = await Banks.open({
    collections,
    handlers: jobHandlers,
    seedBank: seedTestBank,
    systemClock: systemClock.read,
  });
  const sessions = new Sessions(systemClock.read);
  const app = createApp({ banks, sessions, systemClock: systemClock.read, port: 4000, basePath: '/banca' });
  const bank = new BankUnderTest(app, banks.get(DEMO_BANK), systemClock, sessions);
  const looks = ['/__bank/ledger', '/__bank/banks/demo/export', '/__bank/outbox?customer=ana'];
  for (const path of looks) {
    const before = await bank.send('get', path).expect(200);
    systemClock.pass(45 * 86_400_000);
    // Includes the jobs that fell due, although no other call reached the bank.
    const seen = await bank.send('get', path).expect(200);
    expect(seen.text.length, path).toBeGreaterThan(before.text.length);
    bank.bank.catchUp();
    expect((await bank.send('get', path).expect(200)).text, path).toBe(seen.text);
  }
});

test('a long advance runs in slices: other banks respond meanwhile, the bank itself afterwards', async () => {
  const [bank, other] = [await openBank(), await openBank()];
  let arrived = false;
  const advanced = bank.advance('P2Y').then(() => {
    arrived = true;
  });
  await vi.waitFor(() => expect(bank.bank.queue.over).not.toBeNull(), { interval: 1 });
  const waits = bank.send('get', '/__bank/clock').then(({ body }) => ({ body, arrived }));
  await other.send('get', '/__bank/clock').expect(200);
  expect(arrived).toBe(false);
  expect((await waits).body.now).toBe('2028-11-23T09:30:00-06:00');
  await advanced;
  expect(ledgerProblems(bank.bank.read)).toEqual([]);
});

test('concurrent clock changes run one after the other', async () => {
  const bank = await openBank();
  await Promise.all([bank.advance('P1Y'), bank.advance('P1D')]);
  expect(bank.bank.today).toBe('2027-11-24');
});

test('the clock moves at most forty years at once', () => {
  const from = Date.parse(MONDAY_MORNING);
  const forty = Date.parse('2066-11-23T09:30:00-06:00');
  expect(withinReach(from, forty, 'now')).toBe(forty);
  expect(() => withinReach(from, Date.parse('2066-11-24T00:00:00-06:00'), 'now')).toThrow('40 años');
  // Moving back is not limited: no jobs run.
  expect(withinReach(forty, from, 'now')).toBe(from);
});
