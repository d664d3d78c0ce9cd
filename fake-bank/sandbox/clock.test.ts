import { afterEach, describe, expect, test, vi } from 'vitest';
import { clockErrors } from '#contract/domain/clock';
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
    description: expect.stringMatching(/2026-12-01.*nobody-knows.*The clock stays where it was/),
  });
  expect(JSON.stringify(bank.bank.store.dump())).toBe(before);
  await bank.advance('P1D');
});

test('a job that crashes as time passes is suspended, and the bank continues', async () => {
  const logError = vi.spyOn(console, 'error').mockReturnValue();
  const { bank } = await withBrokenWork();
  const brokenJob = bank.read.get(scheduledJobs, 'nobody-knows:nadie');
  bank.store.transact((tx) => {
    if (brokenJob) tx.put(scheduledJobs, { ...brokenJob, at: bank.now });
  });
  expect(bank.catchUp().map(({ kind }) => kind)).not.toContain('nobody-knows');
  expect(bank.read.get(scheduledJobs, 'nobody-knows:nadie')?.crash).toMatch('nobody knows');
  expect(logError).toHaveBeenCalledOnce();
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
  const paths = ['/__bank/ledger', '/__bank/banks/demo/export', '/__bank/outbox?customer=ana'];
  for (const path of paths) {
    const before = await bank.send('get', path).expect(200);
    systemClock.pass(45 * 86_400_000);
    // The response includes the effects of jobs that fell due since the last call.
    const response = await bank.send('get', path).expect(200);
    expect(response.text.length, path).toBeGreaterThan(before.text.length);
    bank.bank.catchUp();
    expect((await bank.send('get', path).expect(200)).text, path).toBe(response.text);
  }
});

test('during a long advance other banks respond, and the advancing bank responds afterwards', async () => {
  const [bank, other] = [await openBank(), await openBank()];
  let hasArrived = false;
  const advanced = bank.advance('P2Y').then(() => {
    hasArrived = true;
  });
  await vi.waitFor(() => expect(bank.bank.queue.pending).not.toBeNull(), { interval: 1 });
  const clockResponse = bank.send('get', '/__bank/clock').then(({ body }) => ({ body, hasArrived }));
  await other.send('get', '/__bank/clock').expect(200);
  expect(hasArrived).toBe(false);
  expect((await clockResponse).body.now).toBe('2028-11-23T09:30:00-06:00');
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
  expect(() => withinReach(from, Date.parse('2066-11-24T00:00:00-06:00'), 'now')).toThrow('40 years');
  // Moving back is not limited: no jobs run.
  expect(withinReach(forty, from, 'now')).toBe(from);
});

describe('a day of the calendar', () => {
  const to = (destination: string, customer?: string) => ({ to: destination, ...(customer && { customer }) });

  test.each<[string, object, string]>([
    ['2026-11-23T09:30:00-06:00', to('next-bank-day'), '2026-11-24T09:30:00-06:00'],
    // 12 December is a holiday of banks, on a Saturday.
    ['2026-12-11T20:00:00-06:00', to('next-bank-day'), '2026-12-14T20:00:00-06:00'],
    ['2026-12-24T00:00:00-06:00', to('next-bank-day'), '2026-12-28T00:00:00-06:00'],
    ['2026-11-23T09:30:00-06:00', to('next-opening'), '2026-11-24T06:00:00-06:00'],
    ['2026-11-23T05:00:00-06:00', to('next-opening'), '2026-11-23T06:00:00-06:00'],
    ['2026-11-23T06:00:00-06:00', to('next-opening'), '2026-11-23T07:00:00-06:00'],
    // Bills and top-ups open on Sundays, too.
    ['2026-11-28T10:00:00-06:00', to('next-opening'), '2026-11-29T06:00:00-06:00'],
    ['2026-11-23T09:30:00-06:00', to('month-end'), '2026-12-01T00:00:00-06:00'],
    ['2026-12-31T23:59:59-06:00', to('month-end'), '2027-01-01T00:00:00-06:00'],
    ['2026-12-01T00:00:00-06:00', to('month-end'), '2027-01-01T00:00:00-06:00'],
  ])('from %s %j is %s', async (now, body, expected) => {
    const bank = await openBank(now);
    const answer = await bank.send('post', '/__bank/clock/advance', body).expect(200);
    expect(answer.body).toMatchObject({ now: expected, mode: 'frozen' });
  });

  test('the clock moves to each next cut-off or due date of a customer and runs the charges', async () => {
    const bank = await openBank();
    const states: unknown[] = [];
    for (const destination of ['next-due', 'next-cut-off', 'next-cut-off', 'next-due', 'next-due']) {
      const { body } = await bank.send('post', '/__bank/clock/advance', to(destination, 'elena')).expect(200);
      const ownJobs = body.fired.filter(({ key }: { key: string }) =>
        ['elena-tarjeta', 'elena-hipoteca'].includes(key),
      );
      states.push([body.now, ownJobs.map(({ key, at }: { key: string; at: string }) => `${key} ${at}`)]);
    }
    expect(states).toEqual([
      [
        '2026-12-10T00:00:00-06:00',
        ['elena-tarjeta 2026-12-03T23:59:59-06:00', 'elena-hipoteca 2026-12-10T00:00:00-06:00'],
      ],
      ['2027-01-04T00:00:00-06:00', ['elena-tarjeta 2027-01-03T23:59:59-06:00']],
      [
        '2027-02-04T00:00:00-06:00',
        ['elena-hipoteca 2027-01-11T00:00:00-06:00', 'elena-tarjeta 2027-02-03T23:59:59-06:00'],
      ],
      ['2027-02-10T00:00:00-06:00', ['elena-hipoteca 2027-02-10T00:00:00-06:00']],
      ['2027-02-23T00:00:00-06:00', []],
    ]);
  });

  test('without a customer the clock moves to the first cut-off of any customer', async () => {
    const bank = await openBank();
    const { body } = await bank.send('post', '/__bank/clock/advance', to('next-cut-off')).expect(200);
    expect(body.now).toBe('2026-12-04T00:00:00-06:00');
    expect(body.fired.at(-1)).toMatchObject({ kind: 'credit-charge', key: 'elena-tarjeta' });
  });

  test.each<[object, string, string]>([
    [{}, 'duration', clockErrors.oneOf],
    [{ duration: 'P1D', to: 'month-end' }, 'to', clockErrors.oneOf],
    [{ to: 'tomorrow' }, 'to', 'Use one of: next-bank-day, next-opening, next-cut-off, next-due, month-end.'],
    [{ duration: 'P1D', customer: 'ana' }, 'customer', clockErrors.customer],
    [{ to: 'month-end', customer: 'ana' }, 'customer', clockErrors.customer],
    [to('next-due', 'mateo'), 'customer', 'No card, line or loan of mateo has a due date ahead.'],
    [to('next-cut-off', 'mateo'), 'customer', 'No card or line of mateo has a cut-off.'],
    [to('next-due', 'nadie'), 'customer', expect.stringContaining('ana, ')],
    [{ to: 'next-due', customer: 7 }, 'customer', 'Write a text.'],
    [{ to: 'month-end', days: 2 }, 'days', 'This field is not expected here.'],
    [[], 'body', 'Write an object.'],
  ])('%j is rejected and the clock stays', async (body, field, description) => {
    const bank = await openBank();
    const answer = await bank.send('post', '/__bank/clock/advance', body).expect(400);
    expect(answer.body.notifications).toEqual([{ code: '0000', category: 'FIELDS', field, description }]);
    expect(bank.bank.now).toBe(Date.parse(MONDAY_MORNING));
  });

  test('the last month of the calendar has no end', async () => {
    const bank = await openBank('2099-12-15T09:30:00-06:00');
    const answer = await bank.send('post', '/__bank/clock/advance', to('month-end')).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ field: 'to' });
  });
});

test.each([
  ['2026-11-23T09:30:00-06:00', { isBankDay: true }],
  ['2026-11-28T09:30:00-06:00', { isBankDay: false }],
  ['2026-12-25T09:30:00-06:00', { isBankDay: false, holiday: 'Navidad' }],
  // This holiday is on a Saturday.
  ['2026-12-12T09:30:00-06:00', { isBankDay: false, holiday: 'Día del Empleado Bancario' }],
])('the clock at %s returns %j for its day', async (now, day) => {
  const bank = await openBank();
  const { body } = await bank.send('put', '/__bank/clock', { mode: 'frozen', now }).expect(200);
  expect(body).toMatchObject({ bank: bank.bank.id });
  expect(body.day).toEqual(day);
});
